//! Notices that it is somebody's turn, each of which is sent once; and what seats
//! want: orders and wishes.

use tortuga_core::Seat;
use tortuga_protocol::{Notices, Wishes};

use super::{Storage, StorageError};

/// A notice that should be sent by now.
#[derive(Debug)]
pub(crate) struct DueNotice {
    pub(crate) table: String,
    pub(crate) game: String,
    pub(crate) seat: Seat,
    /// The number of the entry with which the turn began.
    pub(crate) turn: u32,
    pub(crate) name: String,
    pub(crate) notices: Notices,
}

impl Storage {
    /// It is a seat's turn, and it is to be told of it at that moment; nothing
    /// happens if that is noted, or done, already.
    pub(crate) async fn note_turn(
        &self,
        table: &str,
        seat: Seat,
        turn: u32,
        send_at: i64,
    ) -> Result<(), StorageError> {
        sqlx::query(
            "INSERT INTO notice (game_table, seat, turn, send_at) VALUES (?, ?, ?, ?) \
             ON CONFLICT (game_table, seat) DO UPDATE SET turn = excluded.turn, \
             send_at = excluded.send_at WHERE excluded.turn <> notice.turn",
        )
        .bind(table)
        .bind(seat.0)
        .bind(turn)
        .bind(send_at)
        .execute(&self.writes)
        .await?;
        Ok(())
    }

    /// The seat has looked at it, or its turn is over: no notice is needed.
    pub(crate) async fn forget_turn(&self, table: &str, seat: Seat) -> Result<(), StorageError> {
        sqlx::query("UPDATE notice SET send_at = NULL WHERE game_table = ? AND seat = ?")
            .bind(table)
            .bind(seat.0)
            .execute(&self.writes)
            .await?;
        Ok(())
    }

    /// What should be sent by now.
    pub(crate) async fn due_notices(&self, now: i64) -> Result<Vec<DueNotice>, StorageError> {
        type Row = (String, String, u8, u32, String, Option<String>);
        let rows: Vec<Row> = sqlx::query_as(
            "SELECT notice.game_table, game_table.game, notice.seat, notice.turn, guest.name, \
             guest.notices FROM notice \
             JOIN game_table ON game_table.id = notice.game_table \
             JOIN seat ON seat.game_table = notice.game_table AND seat.seat = notice.seat \
             JOIN guest ON guest.id = seat.guest WHERE notice.send_at <= ? LIMIT 100",
        )
        .bind(now)
        .fetch_all(&self.reads)
        .await?;
        let read = |(table, game, seat, turn, name, notices): Row| DueNotice {
            table,
            game,
            seat: Seat(seat),
            turn,
            name,
            notices: notices
                .and_then(|text| serde_json::from_str(&text).ok())
                .unwrap_or_default(),
        };
        Ok(rows.into_iter().map(read).collect())
    }

    /// Takes a notice, so that nobody else sends it; false if somebody has.
    pub(crate) async fn take_notice(&self, notice: &DueNotice) -> Result<bool, StorageError> {
        let taken = sqlx::query(
            "UPDATE notice SET send_at = NULL \
             WHERE game_table = ? AND seat = ? AND turn = ? AND send_at NOT NULL",
        )
        .bind(&notice.table)
        .bind(notice.seat.0)
        .bind(notice.turn)
        .execute(&self.writes)
        .await?;
        Ok(taken.rows_affected() == 1)
    }

    /// Puts a notice off.
    pub(crate) async fn put_off(
        &self,
        notice: &DueNotice,
        send_at: i64,
    ) -> Result<(), StorageError> {
        sqlx::query(
            "UPDATE notice SET send_at = ? \
             WHERE game_table = ? AND seat = ? AND turn = ? AND send_at NOT NULL",
        )
        .bind(send_at)
        .bind(&notice.table)
        .bind(notice.seat.0)
        .bind(notice.turn)
        .execute(&self.writes)
        .await?;
        Ok(())
    }

    /// What a seat answers in pauses if it says nothing.
    pub(crate) async fn orders(
        &self,
        table: &str,
    ) -> Result<Vec<(Seat, Vec<String>)>, StorageError> {
        let rows: Vec<(u8, String)> =
            sqlx::query_as("SELECT seat, answers FROM standing_order WHERE game_table = ?")
                .bind(table)
                .fetch_all(&self.reads)
                .await?;
        let read = |(seat, answers): (u8, String)| {
            (
                Seat(seat),
                serde_json::from_str(&answers).unwrap_or_default(),
            )
        };
        Ok(rows.into_iter().map(read).collect())
    }

    /// Who is for something that all must agree to.
    pub(crate) async fn wishes(&self, table: &str) -> Result<Wishes, StorageError> {
        let found: Option<(Option<String>,)> =
            sqlx::query_as("SELECT wishes FROM game_table WHERE id = ?")
                .bind(table)
                .fetch_optional(&self.reads)
                .await?;
        let text = found.and_then(|(text,)| text);
        Ok(text
            .and_then(|text| serde_json::from_str(&text).ok())
            .unwrap_or_default())
    }

    pub(crate) async fn set_wishes(
        &self,
        table: &str,
        wishes: &Wishes,
    ) -> Result<(), StorageError> {
        let text = serde_json::to_string(wishes).unwrap_or_default();
        let text = (*wishes != Wishes::default()).then_some(text);
        sqlx::query("UPDATE game_table SET wishes = ? WHERE id = ?")
            .bind(text)
            .bind(table)
            .execute(&self.writes)
            .await?;
        Ok(())
    }

    pub(crate) async fn set_orders(
        &self,
        table: &str,
        seat: Seat,
        answers: &[String],
    ) -> Result<(), StorageError> {
        let answers = serde_json::to_string(answers).unwrap_or_default();
        sqlx::query(
            "INSERT OR REPLACE INTO standing_order (game_table, seat, answers) VALUES (?, ?, ?)",
        )
        .bind(table)
        .bind(seat.0)
        .bind(answers)
        .execute(&self.writes)
        .await?;
        Ok(())
    }
}
