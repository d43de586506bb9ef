use serde::Deserialize;

/// The ways in which the toy can be broken.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub(crate) enum Fault {
    Sound,
    // options
    DefaultIsNoValue,
    SettingsForget,
    // plays
    LosesCards,
    NeverEnds,
    GetsStuck,
    Panics,
    // standings
    ResultTooEarly,
    ScoreDoesNotAddUp,
    RanksStartAtTwo,
    SomebodyIsLeftOut,
    WinsTooEarly,
    EverybodyWins,
    // legality
    ListsTooMuch,
    ListsTooLittle,
    ListsTwice,
    AnybodyMay,
    NamelessRule,
    LuckFromPlayers,
    // chance
    WeightsAreWrong,
    OrderIsWrong,
    AsksTwice,
    OutcomeTwice,
    DealsFromNothing,
    // numbers
    NumbersAreMixedUp,
    WritesTooLittle,
    ReadsTooMuch,
    ReadingPanics,
    // records
    NotesChangeThings,
    // leaks
    ViewShowsHands,
    ViewShowsSteps,
    OrderTells,
    JsonForgets,
    DealIsHeard,
    BurialIsHeard,
    StepsAreHeard,
    RollIsSilent,
    RevealIsDenied,
    RefusalTells,
    // imagination
    ImaginesTooMuch,
    ImaginesNothingNew,
    // together
    FirstComeFirstServed,
    // forced
    ForcedInPublic,
    // answers
    AnswersAtAnyTime,
    AnswersAreOther,
    AnswersTell,
}
