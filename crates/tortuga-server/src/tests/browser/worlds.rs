//! Two worlds that differ only in what a viewer cannot know look the same to
//! him: every frame that his browser got, and the page that it made of them.

use tortuga_core::{QuickLuck, Viewer};

use super::{Browser, Window};
use crate::tests::pick;
use crate::tests::worlds::{Until, World, common, lay_goals_aside, set_up};

/// Decisions that are compared: the set-up and the first rounds.
const DECISIONS: u32 = 40;

#[tokio::test(flavor = "multi_thread")]
async fn neither_frames_nor_page_tell_what_is_hidden() {
    let [one, other] = set_up(1, Until::Choice);
    let (mut one, mut other) = (World::open(one).await, World::open(other).await);
    let browser = Browser::start();
    let seated = [
        look(&browser, &one, true).await,
        look(&browser, &other, true).await,
    ];
    let watching = [
        look(&browser, &one, false).await,
        look(&browser, &other, false).await,
    ];

    lay_goals_aside(&mut one, &mut other).await;
    let mut luck = QuickLuck::new(1);
    for decision in 0..=DECISIONS {
        one.settle().await;
        other.settle().await;
        if decision % 8 == 0 {
            check_same(&seated, &one, Viewer::Seat(tortuga_core::Seat(0))).await;
            check_same(&watching, &one, Viewer::Spectator).await;
        }
        let seat = one.onlooker.seen().to_act[0].index();
        let both = common(&one.people[seat], &other.people[seat]);
        let action = pick(&both, &mut luck);
        one.people[seat].must(&action).await;
        other.people[seat].must(&action).await;
    }
    for window in seated.into_iter().chain(watching) {
        window.close().await;
    }
    one.stop().await;
    other.stop().await;
}

/// A window that looks at a world from seat 0, or only watches.
async fn look(browser: &Browser, world: &World, seated: bool) -> Window {
    let window = browser.window(1200, 900).await;
    if seated {
        window.be(&world.server.address, &world.cookies[0]).await;
    }
    window.open(&world.server.address, "/t/prepared").await;
    window.find("[data-testid=prompt]").await;
    window
}

/// Both windows have drawn the newest picture, and got there in the same way.
async fn check_same(windows: &[Window; 2], world: &World, viewer: Viewer) {
    let client = match viewer {
        Viewer::Seat(seat) => &world.people[seat.index()],
        Viewer::Spectator => &world.onlooker,
    };
    let newest = client.seen().version;
    for window in windows {
        wait_for(window, newest).await;
    }
    let [one, other] = windows;
    assert_eq!(one.frames().await, other.frames().await);
    assert_eq!(one.dom().await, other.dom().await);
}

/// Waits until a window has got the picture with this version, and drawn it.
async fn wait_for(window: &Window, version: u32) {
    let needle = format!("\"version\":{version},");
    for _ in 0..200 {
        let frames = window.frames().await;
        if frames.iter().any(|frame| frame.contains(&needle)) {
            // What is drawn, is drawn within a frame or two.
            tokio::time::sleep(std::time::Duration::from_millis(150)).await;
            return;
        }
        tokio::time::sleep(std::time::Duration::from_millis(25)).await;
    }
    panic!("the picture {version} never came");
}
