// Made from the catalogues in `en`: LOJA_UPDATE=1 cargo test -p loja-voice.

use loja_ground::{Color, Point, PointSet};

use crate::fact::{Arg, Fact, Form, Manner, Message, Piece, Stones};

/// Facts of the catalogue `en/argument.ftl`.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the catalogue says what an argument is")]
pub enum ArgumentFact {
    /// `{ $by } played { $at }`
    Played { by: Color, at: Point },
    /// `{ $by } passed`
    Passed { by: Color },
    /// `{ $by } { $manner -> [answers] { VERB($by, "answer", "answers") } [tries] { VERB($by, "try", "tries") } [might-try] can try *[plays] { VERB($by, "play", "plays") } } { $at }{ $taken -> [none] {""} *[other] {" "}and { $manner -> [might-try] take *[plays] { VERB($by, "take", "takes") } } { $taken }{ $ko -> [yes] {" "}in a ko *[no] {""} } }{ $change -> [none] {""} *[other] : { $change } }`
    Plays { by: Color, manner: Manner, at: Point, taken: Option<Stones>, ko: bool, change: Option<Box<Self>> },
    /// `{ $by } { VERB($by, "pass", "passes") }{ $too -> [yes] {" "}too *[no] {""} }`
    Passes { by: Color, too: bool },
    /// `{ $by } needn’t answer, and would simply pass`
    WouldPass { by: Color },
    /// `that captures { $taken }`
    Captures { taken: Stones },
    /// `that captures { $taken } in a ko, so nobody may play { $ko } in the next turn`
    CapturesInKo { taken: Stones, ko: Point },
    /// `nobody may play { $ko } in the next turn`
    KoClosed { ko: Point },
    /// `that fills { $by -> [you] your own eye *[other] an eye of { OWNED($by) } }`
    FillsEye { by: Color },
    /// `{ WHOSE($owner) } eye at { $at } is gone`
    TakesEye { at: Point, owner: Color },
    /// `{ $stones } { VERB($stones, "are", "is") } in atari, with { VERB($stones, "their", "its") } last liberty at { $left }`
    GivesAtari { stones: Stones, left: PointSet },
    /// `{ $stones } { VERB($stones, "were", "was") } in atari, and { VERB($stones, "have", "has") } { $liberties } { VERB($liberties, "liberties", "liberty") } now`
    Escapes { stones: Stones, liberties: usize },
    /// `{ $stones } { VERB($stones, "are", "is") } in atari: { $foe } can take { VERB($stones, "them", "it") } at { $left }`
    IsExposed { stones: Stones, left: PointSet, foe: Color },
    /// `{ $at } connects { WHOSE($by) } groups at { $neighbors }`
    Connects { at: Point, by: Color, neighbors: PointSet },
    /// `{ $points } { VERB($points, "are eyes", "is an eye") } of { OWNED($by) } now`
    MakesEyes { points: PointSet, by: Color },
    /// `{ WHOSE($by) } stone at { $at } joins the one at { $next }, with { $liberties } { VERB($liberties, "liberties", "liberty") } now`
    StoneExtends { by: Color, at: Point, next: Point, liberties: usize },
    /// `{ WHOSE($by) } stone at { $at } touches no other stone, and has { $liberties } { VERB($liberties, "liberties", "liberty") }`
    StoneAlone { by: Color, at: Point, liberties: usize },
    /// `{ WHOSE($by) } stone at { $at } stands beside { $foes }, and has { $liberties } { VERB($liberties, "liberties", "liberty") }`
    StoneBeside { by: Color, at: Point, foes: Stones, liberties: usize },
    /// `the ko at { $ko } is open again, so { $other } may play there`
    KoOpens { ko: Point, other: Color },
    /// `two passes in a row end the game`
    TwoPasses,
    /// `{ $other } can now end the game with a pass`
    OtherCanEnd { other: Color },
    /// `{ $other } must answer with a stone, because a second pass would end the game`
    OtherMustPlay { other: Color },
    /// `{ $other } must answer with a stone again`
    OtherMustPlayAgain { other: Color },
    /// `{ $other } { VERB($other, "have", "has") } no legal move but a pass, and that ends the game`
    OtherCanOnlyPass { other: Color },
    /// `a pass right after a ko capture doesn’t count towards ending the game, so { $other } can’t end it at once`
    PassCountsNot { other: Color },
    /// `the claimed points are { OWNED($by) }`
    SetOwned { by: Color },
    /// `the position repeats, so the claim fails`
    CameBackInVain,
    /// `the claim is refuted`
    ClaimRefuted,
    /// `whether the claim holds is not decided yet`
    ClaimOpen,
    /// `{ $shown -> [yes] the claim still holds *[no] the engine still expects the claim to hold }`
    StillHolds { shown: bool },
    /// `{ $shown -> [yes] the claim no longer holds *[no] the engine no longer expects the claim to hold }`
    NoLongerHolds { shown: bool },
    /// `{ $shown -> [yes] now { $player } can hold the claimed points *[no] now the engine expects { $player } to hold the claimed points }`
    CanHoldNow { shown: bool, player: Color },
    /// `{ $shown -> [yes] { $player } can still hold the claimed points *[no] the engine still expects { $player } to hold the claimed points }`
    CanStillHold { shown: bool, player: Color },
    /// `{ $shown -> [yes] { $refuter } can still refute the claim *[no] the engine still expects { $refuter } to refute the claim }`
    CanStillRefute { shown: bool, refuter: Color },
    /// `{ $shown -> [yes] { $player } still can’t hold the claimed points *[no] the engine still doesn’t expect { $player } to hold the claimed points }`
    StillCannotHold { shown: bool, player: Color },
    /// `{ $shown -> [yes] the claim holds *[no] the engine expects the claim to hold }`
    Holds { shown: bool },
    /// `{ $shown -> [yes] the claim fails *[no] the engine expects the claim to fail }`
    Fails { shown: bool },
    /// `{ $shown -> [yes] That is not enough *[no] The engine expects that not to be enough }: { $player } can still make two eyes`
    InVainEyesLeft { shown: bool, player: Color },
    /// `{ $shown -> [yes] That is not enough *[no] The engine expects that not to be enough }: { $player } still { VERB($player, "need", "needs") } two eyes`
    InVainEyesLacking { shown: bool, player: Color },
    /// `{ $shown -> [yes] That is not enough: { $player } still { VERB($player, "need", "needs") } two eyes, and { $refuter } can prevent them *[no] The engine expects that not to be enough: { $player } still { VERB($player, "need", "needs") } two eyes, and the engine expects { $refuter } to prevent them }`
    InVainEyesPrevented { shown: bool, player: Color, refuter: Color },
    /// `{ $shown -> [yes] { $refuter } can prevent two eyes *[no] the engine expects { $refuter } to prevent two eyes }`
    EyesPrevented { shown: bool, refuter: Color },
    /// `For now, { $lack }`
    ForNow { lack: Box<Self> },
    /// `The engine expects no other move to keep { WHOSE($by) } win`
    OnlyMove { by: Color },
    /// `Counting a pass, the engine expected { $good } of { WHOSE($by) } { $all } choices to win`
    SomeMoves { good: usize, by: Color, all: usize },
    /// `The engine expects { NAME($by) } to lose in any case, and this holds out longest`
    LosesSlowest { by: Color },
    /// `The engine expects { NAME($by) } to lose in any case, and captures what it can`
    LosesTaking { by: Color },
    /// `The engine knows no move that holds out longer than a pass`
    NoStoneLasts,
    /// `Now { $by } may not play { OR($points) }: that would be suicide`
    Barred { by: Color, points: PointSet },
    /// `Had { $by } passed, the engine would now expect { $foe } to { $deed } and { $locks -> [yes] hold the claimed points *[no] refute the claim }`
    HadPassed { by: Color, foe: Color, deed: Box<Self>, locks: bool },
    /// `That ends it`
    ThatEndsIt,
    /// `The sequence shown ends with move { DIGITS($number) }`
    LineEnds { number: usize },
    /// `Even after { $moves } { VERB($moves, "moves", "move") }, no end is in sight`
    NoEndInSight { moves: usize },
    /// `Nothing can save the claim any more`
    NothingSaves,
    /// `This move is not in the stored proof`
    NotInProof,
    /// `The engine has not finished with this position`
    Undecided,
    /// `All stones stand as { $since -> [0] at the start *[other] after move { DIGITS($since) } }, but { $differs }, so the position has not come back yet`
    NotYetRepeated { since: usize, differs: Vec<Self> },
    /// `it is { WHOSE($turn) } turn`
    TurnDiffers { turn: Color },
    /// `{ $closed } { VERB($closed, "are", "is") } closed now`
    PointsClosed { closed: PointSet },
    /// `{ $open } { VERB($open, "are", "is") } no longer closed`
    PointsOpened { open: PointSet },
    /// `{ $closed } { VERB($closed, "are", "is") } closed now instead of { $open }`
    PointsExchanged { closed: PointSet, open: PointSet },
    /// `{ $then -> [one] one pass counted then *[other] { $then } passes counted then }`
    PassesDiffer { then: usize },
    /// `{ $eyes -> [2] { $by } { VERB($by, "have", "has") } two eyes, at { $eyes }, and each of { WHOSE($by) } groups touches both: a 2-eye formation *[other] { $by } { VERB($by, "have", "has") } { COUNT($eyes) } eyes, at { $eyes }, and each of { WHOSE($by) } groups touches two of them: a 2-eye formation }`
    Formation { by: Color, eyes: PointSet },
    /// `{ $eye } is an eye: { VERB($around, "its neighbours", "its one neighbour") } { $around } { VERB($around, "are", "is") } { OWNED($by) }`
    Eye { eye: Point, around: PointSet, by: Color },
    /// `{ $stones } { VERB($stones, "touch", "touches") } the eyes { $eyes }`
    TouchesEyes { stones: Stones, eyes: PointSet },
    /// `Both players have passed, so the game is over, and there is no 2-eye formation: { $lack }`
    Final { lack: Box<Self> },
    /// `{ $stones } { VERB($stones, "are", "is") } still on the claimed points`
    StonesInside { stones: Stones },
    /// `no stone of { OWNED($by) } stands at { $at }, at the border of the set`
    BorderOpen { by: Color, at: Point },
    /// `{ $points } { VERB($points, "have", "has") } no neighbour, and no formation can hold such a point`
    NoNeighbor { points: PointSet },
    /// `{ $pair } are empty side by side, so neither is an eye`
    EmptyPair { pair: PointSet },
    /// `{ $stones } { VERB($stones, "touch", "touches") } { $eye -> [none] no eye *[other] only the eye { $eye } }`
    FewEyes { stones: Stones, eye: Option<Point> },
    /// `the set is empty, so there is nothing to lock`
    SetEmpty,
    /// `The position is the one { $since -> [0] at the start *[other] after move { DIGITS($since) } } again, { $ago } moves later. Repeating moves never gives { $player } two eyes, so the claim fails`
    CameBack { since: usize, ago: usize, player: Color, rule: &'static str },
    /// `{ $stones } { VERB($stones, "have", "has") } a liberty at { $closed }, where nobody may play any more, and can never be captured`
    BreathesForGood { stones: Stones, closed: PointSet },
    /// `{ $stones } { VERB($stones, "are", "is") } joined to the permanent { VERB($anchors, "stones", "stone") } at { $anchors }, always { VERB($stones, "have", "has") } a liberty, and can never be captured`
    JoinedForGood { stones: Stones, anchors: PointSet },
    /// `{ $stones } { VERB($stones, "have", "has") } the eyes { $first } and { $second }. { NAME($player) } may play in neither as long as the other is empty, so { VERB($stones, "they", "it") } can never be captured`
    LivesInEyes { stones: Stones, first: PointSet, second: PointSet, player: Color },
    /// `{ $stones } { VERB($stones, "have", "has") } two spaces for eyes, one at { $first }, one at { $second }. { NAME($player) } can’t fill the last point of either, so { VERB($stones, "they", "it") } can never be captured`
    LivesInSpaces { stones: Stones, first: PointSet, second: PointSet, player: Color },
    /// `{ $more } more { VERB($more, "stones stay", "stone stays") } too`
    MoreStay { more: usize },
    /// `So the claimed points will never be free of { WHOSE($owner) } stones`
    NeverFree { owner: Color },
    /// `{ WHOSE($owner) } { VERB($points, "stones", "stone") } at { $points } { VERB($points, "are", "is") } permanent and can never be captured, so the claimed points will never be free of { VERB($points, "them", "it") }`
    PermanentInside { owner: Color, points: PointSet },
    /// `At the border of the set { $points } { VERB($points, "are", "is") } empty and closed for good, so { $player } can never have a stone there`
    BorderClosedForGood { points: PointSet, player: Color },
    /// `Empty neighbours are closed for good at { $points }, so they stay empty side by side, and a formation has no such pair`
    PairClosedForGood { points: PointSet },
    /// `{ $shown -> [yes] { $locks -> [yes] The claim holds *[no] The claim fails } *[no] { $locks -> [yes] The engine expects the claim to hold *[no] The engine expects the claim to fail } }: { $winner } can { $locks -> [yes] build a 2-eye formation against every defence *[no] prevent a 2-eye formation forever }{ $moves -> [none] {""} *[other] , within { $moves } { VERB($moves, "moves", "move") }{ $shown -> [yes] {" "}as the engine expects *[no] {""} } }`
    Stands { shown: bool, locks: bool, winner: Color, moves: Option<usize> },
    /// `No move of { OWNED($of) } { $shown -> [yes] changes that *[no] is expected to change that }`
    NoMoveHelps { shown: bool, of: Color },
    /// `{ $by } { VERB($by, "have", "has") } { $all } moves here, and the engine { $so_far -> [yes] so far expects *[no] expects } { $keeping -> [one] only one *[other] { $keeping } } of them to keep the win`
    MovesKeep { by: Color, all: usize, keeping: usize, so_far: bool },
    /// `The engine expects no move to win here, so hold out as long as you can`
    LostHoldOut,
    /// `The engine expects no move to win here, so make it as hard as you can`
    LostMakeHard,
    /// `This looks most promising`
    LooksPromising,
    /// `Look at the whole set. Do you need a stone there at all?`
    LookAtSet,
    /// `look at { $stones }`
    LookAtStones { stones: Stones },
    /// `look { $place -> [around] { $place } [everywhere] { $place } *[other] at { BARE($place) } }`
    LookAtPlace { place: PlaceFact },
    /// `take { $taken }{ $ko -> [yes] {" "}in the ko *[no] {""} }`
    Take { taken: Stones, ko: bool },
    /// `put { $stones } in atari`
    GiveAtari { stones: Stones },
    /// `save { $stones }`
    Save { stones: Stones },
    /// `save { $stones }: { VERB($stones, "they have", "it has") } only one liberty left`
    SaveFromAtari { stones: Stones },
    /// `connect { WHOSE($by) } groups at { $neighbors }`
    Connect { by: Color, neighbors: PointSet },
    /// `make { VERB($points, "eyes", "an eye") } at { $points }`
    MakeEyes { points: PointSet },
    /// `play there`
    PlayThere,
    /// `play { $at }`
    PlayAt { at: Point },
    /// `A pass now ends the game, and that is all you need`
    PassEnds,
    /// `The engine expects any stone you place now to give the win away, so place none`
    PassNotToSpoil,
    /// `The engine expects a pass to be enough just now`
    PassIsEnough,
    /// `The engine expects a pass to hold out as long as any stone`
    PassLasts,
    /// `The engine expects no stone to help now`
    PassInVain,
    /// `Wait and see what your opponent does`
    PassAndWait,
    /// `Make it last: it can still take { $moves } { VERB($moves, "moves", "move") }`
    MakeItLast { moves: usize },
    /// `Keep as many moves open as you can`
    KeepMovesOpen,
    /// `Aim for { $eyes -> [one] an eye at { $eyes } [2] eyes at { $eyes } [3] eyes at { $eyes } *[other] { COUNT($eyes) } eyes }{ $later -> [0] {""} *[other] , { $later } { VERB($later, "moves", "move") } later }`
    AimForEyes { eyes: PointSet, later: usize },
    /// `Go back to { $since -> [0] where it started *[other] the position after move { DIGITS($since) } }{ $later -> [0] {""} *[other] , { $later } { VERB($later, "moves", "move") } later }`
    AimToRepeat { since: usize, later: usize, rule: &'static str },
    /// `The game ends without a 2-eye formation{ $later -> [0] {""} *[other] , { $later } { VERB($later, "moves", "move") } later }`
    AimForFinal { later: usize },
    /// `Aim for { $points -> [one] a stone at { $points } [2] stones at { $points } [3] stones at { $points } *[other] { COUNT($points) } stones } that can never be captured{ $later -> [0] {""} *[other] , { $later } { VERB($later, "moves", "move") } later }`
    AimForLasting { points: PointSet, later: usize },
    /// `If you passed, the engine would expect { $foe } to { $deed } and { $locks -> [yes] hold the claimed points *[no] refute the claim }`
    IfPassed { foe: Color, deed: Box<Self>, locks: bool },
    /// `Nothing is urgent here: the engine expects even a pass to keep your win`
    NothingUrgent,
    /// `Keep at it: the engine expects the end to be { $moves } { VERB($moves, "moves", "move") } away`
    KeepAtIt { moves: usize },
    /// `Take a free point before { $foe } does: no stone stands beside it yet`
    TakeFreePlace { foe: Color },
    /// `Leave { $stones } only { $liberties } { VERB($liberties, "liberties", "liberty") }`
    LeaveLiberties { stones: Stones, liberties: usize },
    /// `Extend { $stones } to { $size } stones with { $liberties } { VERB($liberties, "liberties", "liberty") }`
    Extend { stones: Stones, size: usize, liberties: usize },
    /// `play { $at }{ $taken -> [none] {""} *[other] {" "}and take { $taken }{ $ko -> [yes] {" "}in a ko *[no] {""} } }`
    Play { at: Point, taken: Option<Stones>, ko: bool },
    /// `pass{ $too -> [yes] {" "}too *[no] {""} }`
    Pass { too: bool },
}

const ARGUMENT: &[Message] = &[
    Message { kind: "played", arguments: &["by", "at"], rules: "", lead: "", text: &[Piece::Arg(0, Form::Plain), Piece::Text(" played "), Piece::Arg(1, Form::Plain)] },
    Message { kind: "passed", arguments: &["by"], rules: "", lead: "", text: &[Piece::Arg(0, Form::Plain), Piece::Text(" passed")] },
    Message { kind: "plays", arguments: &["by", "manner", "at", "taken", "ko", "change"], rules: "", lead: "", text: &[Piece::Arg(0, Form::Plain), Piece::Text(" "), Piece::Select(1, &[("answers", &[Piece::Select(0, &[("you", &[Piece::Text("answer")]), ("other", &[Piece::Text("answers")])])]), ("tries", &[Piece::Select(0, &[("you", &[Piece::Text("try")]), ("other", &[Piece::Text("tries")])])]), ("might-try", &[Piece::Text("can try")]), ("plays", &[Piece::Select(0, &[("you", &[Piece::Text("play")]), ("other", &[Piece::Text("plays")])])])]), Piece::Text(" "), Piece::Arg(2, Form::Plain), Piece::Select(3, &[("none", &[]), ("other", &[Piece::Text(" and "), Piece::Select(1, &[("might-try", &[Piece::Text("take")]), ("plays", &[Piece::Select(0, &[("you", &[Piece::Text("take")]), ("other", &[Piece::Text("takes")])])])]), Piece::Text(" "), Piece::Arg(3, Form::Plain), Piece::Select(4, &[("yes", &[Piece::Text(" in a ko")]), ("no", &[])])])]), Piece::Select(5, &[("none", &[]), ("other", &[Piece::Text(": "), Piece::Arg(5, Form::Plain)])])] },
    Message { kind: "passes", arguments: &["by", "too"], rules: "", lead: "", text: &[Piece::Arg(0, Form::Plain), Piece::Text(" "), Piece::Select(0, &[("you", &[Piece::Text("pass")]), ("other", &[Piece::Text("passes")])]), Piece::Select(1, &[("yes", &[Piece::Text(" too")]), ("no", &[])])] },
    Message { kind: "would-pass", arguments: &["by"], rules: "", lead: "", text: &[Piece::Arg(0, Form::Plain), Piece::Text(" needn’t answer, and would simply pass")] },
    Message { kind: "captures", arguments: &["taken"], rules: "", lead: "", text: &[Piece::Text("that captures "), Piece::Arg(0, Form::Plain)] },
    Message { kind: "captures-in-ko", arguments: &["taken", "ko"], rules: "B4.2", lead: "", text: &[Piece::Text("that captures "), Piece::Arg(0, Form::Plain), Piece::Text(" in a ko, so nobody may play "), Piece::Arg(1, Form::Plain), Piece::Text(" in the next turn")] },
    Message { kind: "ko-closed", arguments: &["ko"], rules: "B4.2", lead: "", text: &[Piece::Text("nobody may play "), Piece::Arg(0, Form::Plain), Piece::Text(" in the next turn")] },
    Message { kind: "fills-eye", arguments: &["by"], rules: "", lead: "", text: &[Piece::Text("that fills "), Piece::Select(0, &[("you", &[Piece::Text("your own eye")]), ("other", &[Piece::Text("an eye of "), Piece::Arg(0, Form::Owned)])])] },
    Message { kind: "takes-eye", arguments: &["at", "owner"], rules: "", lead: "", text: &[Piece::Arg(1, Form::Whose), Piece::Text(" eye at "), Piece::Arg(0, Form::Plain), Piece::Text(" is gone")] },
    Message { kind: "gives-atari", arguments: &["stones", "left"], rules: "", lead: "", text: &[Piece::Arg(0, Form::Plain), Piece::Text(" "), Piece::Select(0, &[("one", &[Piece::Text("is")]), ("other", &[Piece::Text("are")])]), Piece::Text(" in atari, with "), Piece::Select(0, &[("one", &[Piece::Text("its")]), ("other", &[Piece::Text("their")])]), Piece::Text(" last liberty at "), Piece::Arg(1, Form::Plain)] },
    Message { kind: "escapes", arguments: &["stones", "liberties"], rules: "", lead: "", text: &[Piece::Arg(0, Form::Plain), Piece::Text(" "), Piece::Select(0, &[("one", &[Piece::Text("was")]), ("other", &[Piece::Text("were")])]), Piece::Text(" in atari, and "), Piece::Select(0, &[("one", &[Piece::Text("has")]), ("other", &[Piece::Text("have")])]), Piece::Text(" "), Piece::Arg(1, Form::Plain), Piece::Text(" "), Piece::Select(1, &[("one", &[Piece::Text("liberty")]), ("other", &[Piece::Text("liberties")])]), Piece::Text(" now")] },
    Message { kind: "is-exposed", arguments: &["stones", "left", "foe"], rules: "", lead: "", text: &[Piece::Arg(0, Form::Plain), Piece::Text(" "), Piece::Select(0, &[("one", &[Piece::Text("is")]), ("other", &[Piece::Text("are")])]), Piece::Text(" in atari: "), Piece::Arg(2, Form::Plain), Piece::Text(" can take "), Piece::Select(0, &[("one", &[Piece::Text("it")]), ("other", &[Piece::Text("them")])]), Piece::Text(" at "), Piece::Arg(1, Form::Plain)] },
    Message { kind: "connects", arguments: &["at", "by", "neighbors"], rules: "", lead: "", text: &[Piece::Arg(0, Form::Plain), Piece::Text(" connects "), Piece::Arg(1, Form::Whose), Piece::Text(" groups at "), Piece::Arg(2, Form::Plain)] },
    Message { kind: "makes-eyes", arguments: &["points", "by"], rules: "", lead: "", text: &[Piece::Arg(0, Form::Plain), Piece::Text(" "), Piece::Select(0, &[("one", &[Piece::Text("is an eye")]), ("other", &[Piece::Text("are eyes")])]), Piece::Text(" of "), Piece::Arg(1, Form::Owned), Piece::Text(" now")] },
    Message { kind: "stone-extends", arguments: &["by", "at", "next", "liberties"], rules: "", lead: "", text: &[Piece::Arg(0, Form::Whose), Piece::Text(" stone at "), Piece::Arg(1, Form::Plain), Piece::Text(" joins the one at "), Piece::Arg(2, Form::Plain), Piece::Text(", with "), Piece::Arg(3, Form::Plain), Piece::Text(" "), Piece::Select(3, &[("one", &[Piece::Text("liberty")]), ("other", &[Piece::Text("liberties")])]), Piece::Text(" now")] },
    Message { kind: "stone-alone", arguments: &["by", "at", "liberties"], rules: "", lead: "", text: &[Piece::Arg(0, Form::Whose), Piece::Text(" stone at "), Piece::Arg(1, Form::Plain), Piece::Text(" touches no other stone, and has "), Piece::Arg(2, Form::Plain), Piece::Text(" "), Piece::Select(2, &[("one", &[Piece::Text("liberty")]), ("other", &[Piece::Text("liberties")])])] },
    Message { kind: "stone-beside", arguments: &["by", "at", "foes", "liberties"], rules: "", lead: "", text: &[Piece::Arg(0, Form::Whose), Piece::Text(" stone at "), Piece::Arg(1, Form::Plain), Piece::Text(" stands beside "), Piece::Arg(2, Form::Plain), Piece::Text(", and has "), Piece::Arg(3, Form::Plain), Piece::Text(" "), Piece::Select(3, &[("one", &[Piece::Text("liberty")]), ("other", &[Piece::Text("liberties")])])] },
    Message { kind: "ko-opens", arguments: &["ko", "other"], rules: "B4.2", lead: "", text: &[Piece::Text("the ko at "), Piece::Arg(0, Form::Plain), Piece::Text(" is open again, so "), Piece::Arg(1, Form::Plain), Piece::Text(" may play there")] },
    Message { kind: "two-passes", arguments: &[], rules: "E2", lead: "", text: &[Piece::Text("two passes in a row end the game")] },
    Message { kind: "other-can-end", arguments: &["other"], rules: "E2", lead: "", text: &[Piece::Arg(0, Form::Plain), Piece::Text(" can now end the game with a pass")] },
    Message { kind: "other-must-play", arguments: &["other"], rules: "E2", lead: "", text: &[Piece::Arg(0, Form::Plain), Piece::Text(" must answer with a stone, because a second pass would end the game")] },
    Message { kind: "other-must-play-again", arguments: &["other"], rules: "E2", lead: "", text: &[Piece::Arg(0, Form::Plain), Piece::Text(" must answer with a stone again")] },
    Message { kind: "other-can-only-pass", arguments: &["other"], rules: "E2", lead: "", text: &[Piece::Arg(0, Form::Plain), Piece::Text(" "), Piece::Select(0, &[("you", &[Piece::Text("have")]), ("other", &[Piece::Text("has")])]), Piece::Text(" no legal move but a pass, and that ends the game")] },
    Message { kind: "pass-counts-not", arguments: &["other"], rules: "B2.4", lead: "", text: &[Piece::Text("a pass right after a ko capture doesn’t count towards ending the game, so "), Piece::Arg(0, Form::Plain), Piece::Text(" can’t end it at once")] },
    Message { kind: "set-owned", arguments: &["by"], rules: "", lead: "", text: &[Piece::Text("the claimed points are "), Piece::Arg(0, Form::Owned)] },
    Message { kind: "came-back-in-vain", arguments: &[], rules: "", lead: "", text: &[Piece::Text("the position repeats, so the claim fails")] },
    Message { kind: "claim-refuted", arguments: &[], rules: "", lead: "", text: &[Piece::Text("the claim is refuted")] },
    Message { kind: "claim-open", arguments: &[], rules: "", lead: "", text: &[Piece::Text("whether the claim holds is not decided yet")] },
    Message { kind: "still-holds", arguments: &["shown"], rules: "", lead: "", text: &[Piece::Select(0, &[("yes", &[Piece::Text("the claim still holds")]), ("no", &[Piece::Text("the engine still expects the claim to hold")])])] },
    Message { kind: "no-longer-holds", arguments: &["shown"], rules: "", lead: "", text: &[Piece::Select(0, &[("yes", &[Piece::Text("the claim no longer holds")]), ("no", &[Piece::Text("the engine no longer expects the claim to hold")])])] },
    Message { kind: "can-hold-now", arguments: &["shown", "player"], rules: "", lead: "", text: &[Piece::Select(0, &[("yes", &[Piece::Text("now "), Piece::Arg(1, Form::Plain), Piece::Text(" can hold the claimed points")]), ("no", &[Piece::Text("now the engine expects "), Piece::Arg(1, Form::Plain), Piece::Text(" to hold the claimed points")])])] },
    Message { kind: "can-still-hold", arguments: &["shown", "player"], rules: "", lead: "", text: &[Piece::Select(0, &[("yes", &[Piece::Arg(1, Form::Plain), Piece::Text(" can still hold the claimed points")]), ("no", &[Piece::Text("the engine still expects "), Piece::Arg(1, Form::Plain), Piece::Text(" to hold the claimed points")])])] },
    Message { kind: "can-still-refute", arguments: &["shown", "refuter"], rules: "", lead: "", text: &[Piece::Select(0, &[("yes", &[Piece::Arg(1, Form::Plain), Piece::Text(" can still refute the claim")]), ("no", &[Piece::Text("the engine still expects "), Piece::Arg(1, Form::Plain), Piece::Text(" to refute the claim")])])] },
    Message { kind: "still-cannot-hold", arguments: &["shown", "player"], rules: "", lead: "", text: &[Piece::Select(0, &[("yes", &[Piece::Arg(1, Form::Plain), Piece::Text(" still can’t hold the claimed points")]), ("no", &[Piece::Text("the engine still doesn’t expect "), Piece::Arg(1, Form::Plain), Piece::Text(" to hold the claimed points")])])] },
    Message { kind: "holds", arguments: &["shown"], rules: "", lead: "", text: &[Piece::Select(0, &[("yes", &[Piece::Text("the claim holds")]), ("no", &[Piece::Text("the engine expects the claim to hold")])])] },
    Message { kind: "fails", arguments: &["shown"], rules: "", lead: "", text: &[Piece::Select(0, &[("yes", &[Piece::Text("the claim fails")]), ("no", &[Piece::Text("the engine expects the claim to fail")])])] },
    Message { kind: "in-vain-eyes-left", arguments: &["shown", "player"], rules: "", lead: "", text: &[Piece::Select(0, &[("yes", &[Piece::Text("That is not enough")]), ("no", &[Piece::Text("The engine expects that not to be enough")])]), Piece::Text(": "), Piece::Arg(1, Form::Plain), Piece::Text(" can still make two eyes")] },
    Message { kind: "in-vain-eyes-lacking", arguments: &["shown", "player"], rules: "", lead: "", text: &[Piece::Select(0, &[("yes", &[Piece::Text("That is not enough")]), ("no", &[Piece::Text("The engine expects that not to be enough")])]), Piece::Text(": "), Piece::Arg(1, Form::Plain), Piece::Text(" still "), Piece::Select(1, &[("you", &[Piece::Text("need")]), ("other", &[Piece::Text("needs")])]), Piece::Text(" two eyes")] },
    Message { kind: "in-vain-eyes-prevented", arguments: &["shown", "player", "refuter"], rules: "", lead: "", text: &[Piece::Select(0, &[("yes", &[Piece::Text("That is not enough: "), Piece::Arg(1, Form::Plain), Piece::Text(" still "), Piece::Select(1, &[("you", &[Piece::Text("need")]), ("other", &[Piece::Text("needs")])]), Piece::Text(" two eyes, and "), Piece::Arg(2, Form::Plain), Piece::Text(" can prevent them")]), ("no", &[Piece::Text("The engine expects that not to be enough: "), Piece::Arg(1, Form::Plain), Piece::Text(" still "), Piece::Select(1, &[("you", &[Piece::Text("need")]), ("other", &[Piece::Text("needs")])]), Piece::Text(" two eyes, and the engine expects "), Piece::Arg(2, Form::Plain), Piece::Text(" to prevent them")])])] },
    Message { kind: "eyes-prevented", arguments: &["shown", "refuter"], rules: "", lead: "", text: &[Piece::Select(0, &[("yes", &[Piece::Arg(1, Form::Plain), Piece::Text(" can prevent two eyes")]), ("no", &[Piece::Text("the engine expects "), Piece::Arg(1, Form::Plain), Piece::Text(" to prevent two eyes")])])] },
    Message { kind: "for-now", arguments: &["lack"], rules: "", lead: "", text: &[Piece::Text("For now, "), Piece::Arg(0, Form::Plain)] },
    Message { kind: "only-move", arguments: &["by"], rules: "", lead: "", text: &[Piece::Text("The engine expects no other move to keep "), Piece::Arg(0, Form::Whose), Piece::Text(" win")] },
    Message { kind: "some-moves", arguments: &["good", "by", "all"], rules: "", lead: "", text: &[Piece::Text("Counting a pass, the engine expected "), Piece::Arg(0, Form::Plain), Piece::Text(" of "), Piece::Arg(1, Form::Whose), Piece::Text(" "), Piece::Arg(2, Form::Plain), Piece::Text(" choices to win")] },
    Message { kind: "loses-slowest", arguments: &["by"], rules: "", lead: "", text: &[Piece::Text("The engine expects "), Piece::Arg(0, Form::Name), Piece::Text(" to lose in any case, and this holds out longest")] },
    Message { kind: "loses-taking", arguments: &["by"], rules: "", lead: "", text: &[Piece::Text("The engine expects "), Piece::Arg(0, Form::Name), Piece::Text(" to lose in any case, and captures what it can")] },
    Message { kind: "no-stone-lasts", arguments: &[], rules: "", lead: "", text: &[Piece::Text("The engine knows no move that holds out longer than a pass")] },
    Message { kind: "barred", arguments: &["by", "points"], rules: "B4.5", lead: "", text: &[Piece::Text("Now "), Piece::Arg(0, Form::Plain), Piece::Text(" may not play "), Piece::Arg(1, Form::Or), Piece::Text(": that would be suicide")] },
    Message { kind: "had-passed", arguments: &["by", "foe", "deed", "locks"], rules: "", lead: "", text: &[Piece::Text("Had "), Piece::Arg(0, Form::Plain), Piece::Text(" passed, the engine would now expect "), Piece::Arg(1, Form::Plain), Piece::Text(" to "), Piece::Arg(2, Form::Plain), Piece::Text(" and "), Piece::Select(3, &[("yes", &[Piece::Text("hold the claimed points")]), ("no", &[Piece::Text("refute the claim")])])] },
    Message { kind: "that-ends-it", arguments: &[], rules: "", lead: "", text: &[Piece::Text("That ends it")] },
    Message { kind: "line-ends", arguments: &["number"], rules: "", lead: "", text: &[Piece::Text("The sequence shown ends with move "), Piece::Arg(0, Form::Digits)] },
    Message { kind: "no-end-in-sight", arguments: &["moves"], rules: "", lead: "", text: &[Piece::Text("Even after "), Piece::Arg(0, Form::Plain), Piece::Text(" "), Piece::Select(0, &[("one", &[Piece::Text("move")]), ("other", &[Piece::Text("moves")])]), Piece::Text(", no end is in sight")] },
    Message { kind: "nothing-saves", arguments: &[], rules: "", lead: "", text: &[Piece::Text("Nothing can save the claim any more")] },
    Message { kind: "not-in-proof", arguments: &[], rules: "", lead: "", text: &[Piece::Text("This move is not in the stored proof")] },
    Message { kind: "undecided", arguments: &[], rules: "", lead: "", text: &[Piece::Text("The engine has not finished with this position")] },
    Message { kind: "not-yet-repeated", arguments: &["since", "differs"], rules: "", lead: "", text: &[Piece::Text("All stones stand as "), Piece::Select(0, &[("0", &[Piece::Text("at the start")]), ("other", &[Piece::Text("after move "), Piece::Arg(0, Form::Digits)])]), Piece::Text(", but "), Piece::Arg(1, Form::Plain), Piece::Text(", so the position has not come back yet")] },
    Message { kind: "turn-differs", arguments: &["turn"], rules: "", lead: "", text: &[Piece::Text("it is "), Piece::Arg(0, Form::Whose), Piece::Text(" turn")] },
    Message { kind: "points-closed", arguments: &["closed"], rules: "", lead: "", text: &[Piece::Arg(0, Form::Plain), Piece::Text(" "), Piece::Select(0, &[("one", &[Piece::Text("is")]), ("other", &[Piece::Text("are")])]), Piece::Text(" closed now")] },
    Message { kind: "points-opened", arguments: &["open"], rules: "", lead: "", text: &[Piece::Arg(0, Form::Plain), Piece::Text(" "), Piece::Select(0, &[("one", &[Piece::Text("is")]), ("other", &[Piece::Text("are")])]), Piece::Text(" no longer closed")] },
    Message { kind: "points-exchanged", arguments: &["closed", "open"], rules: "", lead: "", text: &[Piece::Arg(0, Form::Plain), Piece::Text(" "), Piece::Select(0, &[("one", &[Piece::Text("is")]), ("other", &[Piece::Text("are")])]), Piece::Text(" closed now instead of "), Piece::Arg(1, Form::Plain)] },
    Message { kind: "passes-differ", arguments: &["then"], rules: "", lead: "", text: &[Piece::Select(0, &[("one", &[Piece::Text("one pass counted then")]), ("other", &[Piece::Arg(0, Form::Plain), Piece::Text(" passes counted then")])])] },
    Message { kind: "formation", arguments: &["by", "eyes"], rules: "C8", lead: "", text: &[Piece::Select(1, &[("2", &[Piece::Arg(0, Form::Plain), Piece::Text(" "), Piece::Select(0, &[("you", &[Piece::Text("have")]), ("other", &[Piece::Text("has")])]), Piece::Text(" two eyes, at "), Piece::Arg(1, Form::Plain), Piece::Text(", and each of "), Piece::Arg(0, Form::Whose), Piece::Text(" groups touches both: a 2-eye formation")]), ("other", &[Piece::Arg(0, Form::Plain), Piece::Text(" "), Piece::Select(0, &[("you", &[Piece::Text("have")]), ("other", &[Piece::Text("has")])]), Piece::Text(" "), Piece::Arg(1, Form::Count), Piece::Text(" eyes, at "), Piece::Arg(1, Form::Plain), Piece::Text(", and each of "), Piece::Arg(0, Form::Whose), Piece::Text(" groups touches two of them: a 2-eye formation")])])] },
    Message { kind: "eye", arguments: &["eye", "around", "by"], rules: "C8.5", lead: "", text: &[Piece::Arg(0, Form::Plain), Piece::Text(" is an eye: "), Piece::Select(1, &[("one", &[Piece::Text("its one neighbour")]), ("other", &[Piece::Text("its neighbours")])]), Piece::Text(" "), Piece::Arg(1, Form::Plain), Piece::Text(" "), Piece::Select(1, &[("one", &[Piece::Text("is")]), ("other", &[Piece::Text("are")])]), Piece::Text(" "), Piece::Arg(2, Form::Owned)] },
    Message { kind: "touches-eyes", arguments: &["stones", "eyes"], rules: "C8.6", lead: "", text: &[Piece::Arg(0, Form::Plain), Piece::Text(" "), Piece::Select(0, &[("one", &[Piece::Text("touches")]), ("other", &[Piece::Text("touch")])]), Piece::Text(" the eyes "), Piece::Arg(1, Form::Plain)] },
    Message { kind: "final", arguments: &["lack"], rules: "E2", lead: "", text: &[Piece::Text("Both players have passed, so the game is over, and there is no 2-eye formation: "), Piece::Arg(0, Form::Plain)] },
    Message { kind: "stones-inside", arguments: &["stones"], rules: "C8.2", lead: "", text: &[Piece::Arg(0, Form::Plain), Piece::Text(" "), Piece::Select(0, &[("one", &[Piece::Text("is")]), ("other", &[Piece::Text("are")])]), Piece::Text(" still on the claimed points")] },
    Message { kind: "border-open", arguments: &["by", "at"], rules: "C8.3", lead: "", text: &[Piece::Text("no stone of "), Piece::Arg(0, Form::Owned), Piece::Text(" stands at "), Piece::Arg(1, Form::Plain), Piece::Text(", at the border of the set")] },
    Message { kind: "no-neighbor", arguments: &["points"], rules: "C8.4", lead: "", text: &[Piece::Arg(0, Form::Plain), Piece::Text(" "), Piece::Select(0, &[("one", &[Piece::Text("has")]), ("other", &[Piece::Text("have")])]), Piece::Text(" no neighbour, and no formation can hold such a point")] },
    Message { kind: "empty-pair", arguments: &["pair"], rules: "C8.5", lead: "", text: &[Piece::Arg(0, Form::Plain), Piece::Text(" are empty side by side, so neither is an eye")] },
    Message { kind: "few-eyes", arguments: &["stones", "eye"], rules: "C8.6", lead: "", text: &[Piece::Arg(0, Form::Plain), Piece::Text(" "), Piece::Select(0, &[("one", &[Piece::Text("touches")]), ("other", &[Piece::Text("touch")])]), Piece::Text(" "), Piece::Select(1, &[("none", &[Piece::Text("no eye")]), ("other", &[Piece::Text("only the eye "), Piece::Arg(1, Form::Plain)])])] },
    Message { kind: "set-empty", arguments: &[], rules: "C8.1", lead: "", text: &[Piece::Text("the set is empty, so there is nothing to lock")] },
    Message { kind: "came-back", arguments: &["since", "ago", "player", "rule"], rules: "", lead: "", text: &[Piece::Text("The position is the one "), Piece::Select(0, &[("0", &[Piece::Text("at the start")]), ("other", &[Piece::Text("after move "), Piece::Arg(0, Form::Digits)])]), Piece::Text(" again, "), Piece::Arg(1, Form::Plain), Piece::Text(" moves later. Repeating moves never gives "), Piece::Arg(2, Form::Plain), Piece::Text(" two eyes, so the claim fails")] },
    Message { kind: "breathes-for-good", arguments: &["stones", "closed"], rules: "B4.2, D1", lead: "", text: &[Piece::Arg(0, Form::Plain), Piece::Text(" "), Piece::Select(0, &[("one", &[Piece::Text("has")]), ("other", &[Piece::Text("have")])]), Piece::Text(" a liberty at "), Piece::Arg(1, Form::Plain), Piece::Text(", where nobody may play any more, and can never be captured")] },
    Message { kind: "joined-for-good", arguments: &["stones", "anchors"], rules: "D1", lead: "", text: &[Piece::Arg(0, Form::Plain), Piece::Text(" "), Piece::Select(0, &[("one", &[Piece::Text("is")]), ("other", &[Piece::Text("are")])]), Piece::Text(" joined to the permanent "), Piece::Select(1, &[("one", &[Piece::Text("stone")]), ("other", &[Piece::Text("stones")])]), Piece::Text(" at "), Piece::Arg(1, Form::Plain), Piece::Text(", always "), Piece::Select(0, &[("one", &[Piece::Text("has")]), ("other", &[Piece::Text("have")])]), Piece::Text(" a liberty, and can never be captured")] },
    Message { kind: "lives-in-eyes", arguments: &["stones", "first", "second", "player"], rules: "B4.5", lead: "", text: &[Piece::Arg(0, Form::Plain), Piece::Text(" "), Piece::Select(0, &[("one", &[Piece::Text("has")]), ("other", &[Piece::Text("have")])]), Piece::Text(" the eyes "), Piece::Arg(1, Form::Plain), Piece::Text(" and "), Piece::Arg(2, Form::Plain), Piece::Text(". "), Piece::Arg(3, Form::Name), Piece::Text(" may play in neither as long as the other is empty, so "), Piece::Select(0, &[("one", &[Piece::Text("it")]), ("other", &[Piece::Text("they")])]), Piece::Text(" can never be captured")] },
    Message { kind: "lives-in-spaces", arguments: &["stones", "first", "second", "player"], rules: "B4.5", lead: "", text: &[Piece::Arg(0, Form::Plain), Piece::Text(" "), Piece::Select(0, &[("one", &[Piece::Text("has")]), ("other", &[Piece::Text("have")])]), Piece::Text(" two spaces for eyes, one at "), Piece::Arg(1, Form::Plain), Piece::Text(", one at "), Piece::Arg(2, Form::Plain), Piece::Text(". "), Piece::Arg(3, Form::Name), Piece::Text(" can’t fill the last point of either, so "), Piece::Select(0, &[("one", &[Piece::Text("it")]), ("other", &[Piece::Text("they")])]), Piece::Text(" can never be captured")] },
    Message { kind: "more-stay", arguments: &["more"], rules: "", lead: "", text: &[Piece::Arg(0, Form::Plain), Piece::Text(" more "), Piece::Select(0, &[("one", &[Piece::Text("stone stays")]), ("other", &[Piece::Text("stones stay")])]), Piece::Text(" too")] },
    Message { kind: "never-free", arguments: &["owner"], rules: "C8.2", lead: "", text: &[Piece::Text("So the claimed points will never be free of "), Piece::Arg(0, Form::Whose), Piece::Text(" stones")] },
    Message { kind: "permanent-inside", arguments: &["owner", "points"], rules: "C8.2, D1", lead: "", text: &[Piece::Arg(0, Form::Whose), Piece::Text(" "), Piece::Select(1, &[("one", &[Piece::Text("stone")]), ("other", &[Piece::Text("stones")])]), Piece::Text(" at "), Piece::Arg(1, Form::Plain), Piece::Text(" "), Piece::Select(1, &[("one", &[Piece::Text("is")]), ("other", &[Piece::Text("are")])]), Piece::Text(" permanent and can never be captured, so the claimed points will never be free of "), Piece::Select(1, &[("one", &[Piece::Text("it")]), ("other", &[Piece::Text("them")])])] },
    Message { kind: "border-closed-for-good", arguments: &["points", "player"], rules: "C8.3, C5.2.1", lead: "", text: &[Piece::Text("At the border of the set "), Piece::Arg(0, Form::Plain), Piece::Text(" "), Piece::Select(0, &[("one", &[Piece::Text("is")]), ("other", &[Piece::Text("are")])]), Piece::Text(" empty and closed for good, so "), Piece::Arg(1, Form::Plain), Piece::Text(" can never have a stone there")] },
    Message { kind: "pair-closed-for-good", arguments: &["points"], rules: "C8.5", lead: "", text: &[Piece::Text("Empty neighbours are closed for good at "), Piece::Arg(0, Form::Plain), Piece::Text(", so they stay empty side by side, and a formation has no such pair")] },
    Message { kind: "stands", arguments: &["shown", "locks", "winner", "moves"], rules: "", lead: "", text: &[Piece::Select(0, &[("yes", &[Piece::Select(1, &[("yes", &[Piece::Text("The claim holds")]), ("no", &[Piece::Text("The claim fails")])])]), ("no", &[Piece::Select(1, &[("yes", &[Piece::Text("The engine expects the claim to hold")]), ("no", &[Piece::Text("The engine expects the claim to fail")])])])]), Piece::Text(": "), Piece::Arg(2, Form::Plain), Piece::Text(" can "), Piece::Select(1, &[("yes", &[Piece::Text("build a 2-eye formation against every defence")]), ("no", &[Piece::Text("prevent a 2-eye formation forever")])]), Piece::Select(3, &[("none", &[]), ("other", &[Piece::Text(", within "), Piece::Arg(3, Form::Plain), Piece::Text(" "), Piece::Select(3, &[("one", &[Piece::Text("move")]), ("other", &[Piece::Text("moves")])]), Piece::Select(0, &[("yes", &[Piece::Text(" as the engine expects")]), ("no", &[])])])])] },
    Message { kind: "no-move-helps", arguments: &["shown", "of"], rules: "", lead: "", text: &[Piece::Text("No move of "), Piece::Arg(1, Form::Owned), Piece::Text(" "), Piece::Select(0, &[("yes", &[Piece::Text("changes that")]), ("no", &[Piece::Text("is expected to change that")])])] },
    Message { kind: "moves-keep", arguments: &["by", "all", "keeping", "so_far"], rules: "", lead: "", text: &[Piece::Arg(0, Form::Plain), Piece::Text(" "), Piece::Select(0, &[("you", &[Piece::Text("have")]), ("other", &[Piece::Text("has")])]), Piece::Text(" "), Piece::Arg(1, Form::Plain), Piece::Text(" moves here, and the engine "), Piece::Select(3, &[("yes", &[Piece::Text("so far expects")]), ("no", &[Piece::Text("expects")])]), Piece::Text(" "), Piece::Select(2, &[("one", &[Piece::Text("only one")]), ("other", &[Piece::Arg(2, Form::Plain)])]), Piece::Text(" of them to keep the win")] },
    Message { kind: "lost-hold-out", arguments: &[], rules: "", lead: "", text: &[Piece::Text("The engine expects no move to win here, so hold out as long as you can")] },
    Message { kind: "lost-make-hard", arguments: &[], rules: "", lead: "", text: &[Piece::Text("The engine expects no move to win here, so make it as hard as you can")] },
    Message { kind: "looks-promising", arguments: &[], rules: "", lead: "", text: &[Piece::Text("This looks most promising")] },
    Message { kind: "look-at-set", arguments: &[], rules: "", lead: "", text: &[Piece::Text("Look at the whole set. Do you need a stone there at all?")] },
    Message { kind: "look-at-stones", arguments: &["stones"], rules: "", lead: "", text: &[Piece::Text("look at "), Piece::Arg(0, Form::Plain)] },
    Message { kind: "look-at-place", arguments: &["place"], rules: "", lead: "", text: &[Piece::Text("look "), Piece::Select(0, &[("around", &[Piece::Arg(0, Form::Plain)]), ("everywhere", &[Piece::Arg(0, Form::Plain)]), ("other", &[Piece::Text("at "), Piece::Arg(0, Form::Bare)])])] },
    Message { kind: "take", arguments: &["taken", "ko"], rules: "", lead: "", text: &[Piece::Text("take "), Piece::Arg(0, Form::Plain), Piece::Select(1, &[("yes", &[Piece::Text(" in the ko")]), ("no", &[])])] },
    Message { kind: "give-atari", arguments: &["stones"], rules: "", lead: "", text: &[Piece::Text("put "), Piece::Arg(0, Form::Plain), Piece::Text(" in atari")] },
    Message { kind: "save", arguments: &["stones"], rules: "", lead: "", text: &[Piece::Text("save "), Piece::Arg(0, Form::Plain)] },
    Message { kind: "save-from-atari", arguments: &["stones"], rules: "", lead: "", text: &[Piece::Text("save "), Piece::Arg(0, Form::Plain), Piece::Text(": "), Piece::Select(0, &[("one", &[Piece::Text("it has")]), ("other", &[Piece::Text("they have")])]), Piece::Text(" only one liberty left")] },
    Message { kind: "connect", arguments: &["by", "neighbors"], rules: "", lead: "", text: &[Piece::Text("connect "), Piece::Arg(0, Form::Whose), Piece::Text(" groups at "), Piece::Arg(1, Form::Plain)] },
    Message { kind: "make-eyes", arguments: &["points"], rules: "", lead: "", text: &[Piece::Text("make "), Piece::Select(0, &[("one", &[Piece::Text("an eye")]), ("other", &[Piece::Text("eyes")])]), Piece::Text(" at "), Piece::Arg(0, Form::Plain)] },
    Message { kind: "play-there", arguments: &[], rules: "", lead: "", text: &[Piece::Text("play there")] },
    Message { kind: "play-at", arguments: &["at"], rules: "", lead: "", text: &[Piece::Text("play "), Piece::Arg(0, Form::Plain)] },
    Message { kind: "pass-ends", arguments: &[], rules: "E2", lead: "", text: &[Piece::Text("A pass now ends the game, and that is all you need")] },
    Message { kind: "pass-not-to-spoil", arguments: &[], rules: "", lead: "", text: &[Piece::Text("The engine expects any stone you place now to give the win away, so place none")] },
    Message { kind: "pass-is-enough", arguments: &[], rules: "", lead: "", text: &[Piece::Text("The engine expects a pass to be enough just now")] },
    Message { kind: "pass-lasts", arguments: &[], rules: "", lead: "", text: &[Piece::Text("The engine expects a pass to hold out as long as any stone")] },
    Message { kind: "pass-in-vain", arguments: &[], rules: "", lead: "", text: &[Piece::Text("The engine expects no stone to help now")] },
    Message { kind: "pass-and-wait", arguments: &[], rules: "", lead: "", text: &[Piece::Text("Wait and see what your opponent does")] },
    Message { kind: "make-it-last", arguments: &["moves"], rules: "", lead: "", text: &[Piece::Text("Make it last: it can still take "), Piece::Arg(0, Form::Plain), Piece::Text(" "), Piece::Select(0, &[("one", &[Piece::Text("move")]), ("other", &[Piece::Text("moves")])])] },
    Message { kind: "keep-moves-open", arguments: &[], rules: "", lead: "", text: &[Piece::Text("Keep as many moves open as you can")] },
    Message { kind: "aim-for-eyes", arguments: &["eyes", "later"], rules: "", lead: "", text: &[Piece::Text("Aim for "), Piece::Select(0, &[("one", &[Piece::Text("an eye at "), Piece::Arg(0, Form::Plain)]), ("2", &[Piece::Text("eyes at "), Piece::Arg(0, Form::Plain)]), ("3", &[Piece::Text("eyes at "), Piece::Arg(0, Form::Plain)]), ("other", &[Piece::Arg(0, Form::Count), Piece::Text(" eyes")])]), Piece::Select(1, &[("0", &[]), ("other", &[Piece::Text(", "), Piece::Arg(1, Form::Plain), Piece::Text(" "), Piece::Select(1, &[("one", &[Piece::Text("move")]), ("other", &[Piece::Text("moves")])]), Piece::Text(" later")])])] },
    Message { kind: "aim-to-repeat", arguments: &["since", "later", "rule"], rules: "", lead: "", text: &[Piece::Text("Go back to "), Piece::Select(0, &[("0", &[Piece::Text("where it started")]), ("other", &[Piece::Text("the position after move "), Piece::Arg(0, Form::Digits)])]), Piece::Select(1, &[("0", &[]), ("other", &[Piece::Text(", "), Piece::Arg(1, Form::Plain), Piece::Text(" "), Piece::Select(1, &[("one", &[Piece::Text("move")]), ("other", &[Piece::Text("moves")])]), Piece::Text(" later")])])] },
    Message { kind: "aim-for-final", arguments: &["later"], rules: "E2", lead: "", text: &[Piece::Text("The game ends without a 2-eye formation"), Piece::Select(0, &[("0", &[]), ("other", &[Piece::Text(", "), Piece::Arg(0, Form::Plain), Piece::Text(" "), Piece::Select(0, &[("one", &[Piece::Text("move")]), ("other", &[Piece::Text("moves")])]), Piece::Text(" later")])])] },
    Message { kind: "aim-for-lasting", arguments: &["points", "later"], rules: "", lead: "", text: &[Piece::Text("Aim for "), Piece::Select(0, &[("one", &[Piece::Text("a stone at "), Piece::Arg(0, Form::Plain)]), ("2", &[Piece::Text("stones at "), Piece::Arg(0, Form::Plain)]), ("3", &[Piece::Text("stones at "), Piece::Arg(0, Form::Plain)]), ("other", &[Piece::Arg(0, Form::Count), Piece::Text(" stones")])]), Piece::Text(" that can never be captured"), Piece::Select(1, &[("0", &[]), ("other", &[Piece::Text(", "), Piece::Arg(1, Form::Plain), Piece::Text(" "), Piece::Select(1, &[("one", &[Piece::Text("move")]), ("other", &[Piece::Text("moves")])]), Piece::Text(" later")])])] },
    Message { kind: "if-passed", arguments: &["foe", "deed", "locks"], rules: "", lead: "", text: &[Piece::Text("If you passed, the engine would expect "), Piece::Arg(0, Form::Plain), Piece::Text(" to "), Piece::Arg(1, Form::Plain), Piece::Text(" and "), Piece::Select(2, &[("yes", &[Piece::Text("hold the claimed points")]), ("no", &[Piece::Text("refute the claim")])])] },
    Message { kind: "nothing-urgent", arguments: &[], rules: "", lead: "", text: &[Piece::Text("Nothing is urgent here: the engine expects even a pass to keep your win")] },
    Message { kind: "keep-at-it", arguments: &["moves"], rules: "", lead: "", text: &[Piece::Text("Keep at it: the engine expects the end to be "), Piece::Arg(0, Form::Plain), Piece::Text(" "), Piece::Select(0, &[("one", &[Piece::Text("move")]), ("other", &[Piece::Text("moves")])]), Piece::Text(" away")] },
    Message { kind: "take-free-place", arguments: &["foe"], rules: "", lead: "", text: &[Piece::Text("Take a free point before "), Piece::Arg(0, Form::Plain), Piece::Text(" does: no stone stands beside it yet")] },
    Message { kind: "leave-liberties", arguments: &["stones", "liberties"], rules: "", lead: "", text: &[Piece::Text("Leave "), Piece::Arg(0, Form::Plain), Piece::Text(" only "), Piece::Arg(1, Form::Plain), Piece::Text(" "), Piece::Select(1, &[("one", &[Piece::Text("liberty")]), ("other", &[Piece::Text("liberties")])])] },
    Message { kind: "extend", arguments: &["stones", "size", "liberties"], rules: "", lead: "", text: &[Piece::Text("Extend "), Piece::Arg(0, Form::Plain), Piece::Text(" to "), Piece::Arg(1, Form::Plain), Piece::Text(" stones with "), Piece::Arg(2, Form::Plain), Piece::Text(" "), Piece::Select(2, &[("one", &[Piece::Text("liberty")]), ("other", &[Piece::Text("liberties")])])] },
    Message { kind: "play", arguments: &["at", "taken", "ko"], rules: "", lead: "", text: &[Piece::Text("play "), Piece::Arg(0, Form::Plain), Piece::Select(1, &[("none", &[]), ("other", &[Piece::Text(" and take "), Piece::Arg(1, Form::Plain), Piece::Select(2, &[("yes", &[Piece::Text(" in a ko")]), ("no", &[])])])])] },
    Message { kind: "pass", arguments: &["too"], rules: "", lead: "", text: &[Piece::Text("pass"), Piece::Select(0, &[("yes", &[Piece::Text(" too")]), ("no", &[])])] },
];

impl Fact for ArgumentFact {
    fn message(&self) -> &'static Message {
        match self {
            Self::Played { .. } => &ARGUMENT[0],
            Self::Passed { .. } => &ARGUMENT[1],
            Self::Plays { .. } => &ARGUMENT[2],
            Self::Passes { .. } => &ARGUMENT[3],
            Self::WouldPass { .. } => &ARGUMENT[4],
            Self::Captures { .. } => &ARGUMENT[5],
            Self::CapturesInKo { .. } => &ARGUMENT[6],
            Self::KoClosed { .. } => &ARGUMENT[7],
            Self::FillsEye { .. } => &ARGUMENT[8],
            Self::TakesEye { .. } => &ARGUMENT[9],
            Self::GivesAtari { .. } => &ARGUMENT[10],
            Self::Escapes { .. } => &ARGUMENT[11],
            Self::IsExposed { .. } => &ARGUMENT[12],
            Self::Connects { .. } => &ARGUMENT[13],
            Self::MakesEyes { .. } => &ARGUMENT[14],
            Self::StoneExtends { .. } => &ARGUMENT[15],
            Self::StoneAlone { .. } => &ARGUMENT[16],
            Self::StoneBeside { .. } => &ARGUMENT[17],
            Self::KoOpens { .. } => &ARGUMENT[18],
            Self::TwoPasses => &ARGUMENT[19],
            Self::OtherCanEnd { .. } => &ARGUMENT[20],
            Self::OtherMustPlay { .. } => &ARGUMENT[21],
            Self::OtherMustPlayAgain { .. } => &ARGUMENT[22],
            Self::OtherCanOnlyPass { .. } => &ARGUMENT[23],
            Self::PassCountsNot { .. } => &ARGUMENT[24],
            Self::SetOwned { .. } => &ARGUMENT[25],
            Self::CameBackInVain => &ARGUMENT[26],
            Self::ClaimRefuted => &ARGUMENT[27],
            Self::ClaimOpen => &ARGUMENT[28],
            Self::StillHolds { .. } => &ARGUMENT[29],
            Self::NoLongerHolds { .. } => &ARGUMENT[30],
            Self::CanHoldNow { .. } => &ARGUMENT[31],
            Self::CanStillHold { .. } => &ARGUMENT[32],
            Self::CanStillRefute { .. } => &ARGUMENT[33],
            Self::StillCannotHold { .. } => &ARGUMENT[34],
            Self::Holds { .. } => &ARGUMENT[35],
            Self::Fails { .. } => &ARGUMENT[36],
            Self::InVainEyesLeft { .. } => &ARGUMENT[37],
            Self::InVainEyesLacking { .. } => &ARGUMENT[38],
            Self::InVainEyesPrevented { .. } => &ARGUMENT[39],
            Self::EyesPrevented { .. } => &ARGUMENT[40],
            Self::ForNow { .. } => &ARGUMENT[41],
            Self::OnlyMove { .. } => &ARGUMENT[42],
            Self::SomeMoves { .. } => &ARGUMENT[43],
            Self::LosesSlowest { .. } => &ARGUMENT[44],
            Self::LosesTaking { .. } => &ARGUMENT[45],
            Self::NoStoneLasts => &ARGUMENT[46],
            Self::Barred { .. } => &ARGUMENT[47],
            Self::HadPassed { .. } => &ARGUMENT[48],
            Self::ThatEndsIt => &ARGUMENT[49],
            Self::LineEnds { .. } => &ARGUMENT[50],
            Self::NoEndInSight { .. } => &ARGUMENT[51],
            Self::NothingSaves => &ARGUMENT[52],
            Self::NotInProof => &ARGUMENT[53],
            Self::Undecided => &ARGUMENT[54],
            Self::NotYetRepeated { .. } => &ARGUMENT[55],
            Self::TurnDiffers { .. } => &ARGUMENT[56],
            Self::PointsClosed { .. } => &ARGUMENT[57],
            Self::PointsOpened { .. } => &ARGUMENT[58],
            Self::PointsExchanged { .. } => &ARGUMENT[59],
            Self::PassesDiffer { .. } => &ARGUMENT[60],
            Self::Formation { .. } => &ARGUMENT[61],
            Self::Eye { .. } => &ARGUMENT[62],
            Self::TouchesEyes { .. } => &ARGUMENT[63],
            Self::Final { .. } => &ARGUMENT[64],
            Self::StonesInside { .. } => &ARGUMENT[65],
            Self::BorderOpen { .. } => &ARGUMENT[66],
            Self::NoNeighbor { .. } => &ARGUMENT[67],
            Self::EmptyPair { .. } => &ARGUMENT[68],
            Self::FewEyes { .. } => &ARGUMENT[69],
            Self::SetEmpty => &ARGUMENT[70],
            Self::CameBack { .. } => &ARGUMENT[71],
            Self::BreathesForGood { .. } => &ARGUMENT[72],
            Self::JoinedForGood { .. } => &ARGUMENT[73],
            Self::LivesInEyes { .. } => &ARGUMENT[74],
            Self::LivesInSpaces { .. } => &ARGUMENT[75],
            Self::MoreStay { .. } => &ARGUMENT[76],
            Self::NeverFree { .. } => &ARGUMENT[77],
            Self::PermanentInside { .. } => &ARGUMENT[78],
            Self::BorderClosedForGood { .. } => &ARGUMENT[79],
            Self::PairClosedForGood { .. } => &ARGUMENT[80],
            Self::Stands { .. } => &ARGUMENT[81],
            Self::NoMoveHelps { .. } => &ARGUMENT[82],
            Self::MovesKeep { .. } => &ARGUMENT[83],
            Self::LostHoldOut => &ARGUMENT[84],
            Self::LostMakeHard => &ARGUMENT[85],
            Self::LooksPromising => &ARGUMENT[86],
            Self::LookAtSet => &ARGUMENT[87],
            Self::LookAtStones { .. } => &ARGUMENT[88],
            Self::LookAtPlace { .. } => &ARGUMENT[89],
            Self::Take { .. } => &ARGUMENT[90],
            Self::GiveAtari { .. } => &ARGUMENT[91],
            Self::Save { .. } => &ARGUMENT[92],
            Self::SaveFromAtari { .. } => &ARGUMENT[93],
            Self::Connect { .. } => &ARGUMENT[94],
            Self::MakeEyes { .. } => &ARGUMENT[95],
            Self::PlayThere => &ARGUMENT[96],
            Self::PlayAt { .. } => &ARGUMENT[97],
            Self::PassEnds => &ARGUMENT[98],
            Self::PassNotToSpoil => &ARGUMENT[99],
            Self::PassIsEnough => &ARGUMENT[100],
            Self::PassLasts => &ARGUMENT[101],
            Self::PassInVain => &ARGUMENT[102],
            Self::PassAndWait => &ARGUMENT[103],
            Self::MakeItLast { .. } => &ARGUMENT[104],
            Self::KeepMovesOpen => &ARGUMENT[105],
            Self::AimForEyes { .. } => &ARGUMENT[106],
            Self::AimToRepeat { .. } => &ARGUMENT[107],
            Self::AimForFinal { .. } => &ARGUMENT[108],
            Self::AimForLasting { .. } => &ARGUMENT[109],
            Self::IfPassed { .. } => &ARGUMENT[110],
            Self::NothingUrgent => &ARGUMENT[111],
            Self::KeepAtIt { .. } => &ARGUMENT[112],
            Self::TakeFreePlace { .. } => &ARGUMENT[113],
            Self::LeaveLiberties { .. } => &ARGUMENT[114],
            Self::Extend { .. } => &ARGUMENT[115],
            Self::Play { .. } => &ARGUMENT[116],
            Self::Pass { .. } => &ARGUMENT[117],
        }
    }

    fn arguments(&self) -> Vec<Arg<'_>> {
        match self {
            Self::Played { by, at } => vec![Arg::Color(*by), Arg::Point(*at)],
            Self::Passed { by } => vec![Arg::Color(*by)],
            Self::Plays { by, manner, at, taken, ko, change } => vec![Arg::Color(*by), Arg::Case(manner.name()), Arg::Point(*at), taken.as_ref().map_or(Arg::Missing, Arg::Stones), Arg::Flag(*ko), change.as_ref().map_or(Arg::Missing, |x| Arg::Fact(&**x))],
            Self::Passes { by, too } => vec![Arg::Color(*by), Arg::Flag(*too)],
            Self::WouldPass { by } => vec![Arg::Color(*by)],
            Self::Captures { taken } => vec![Arg::Stones(taken)],
            Self::CapturesInKo { taken, ko } => vec![Arg::Stones(taken), Arg::Point(*ko)],
            Self::KoClosed { ko } => vec![Arg::Point(*ko)],
            Self::FillsEye { by } => vec![Arg::Color(*by)],
            Self::TakesEye { at, owner } => vec![Arg::Point(*at), Arg::Color(*owner)],
            Self::GivesAtari { stones, left } => vec![Arg::Stones(stones), Arg::Points(left)],
            Self::Escapes { stones, liberties } => vec![Arg::Stones(stones), Arg::Count(*liberties)],
            Self::IsExposed { stones, left, foe } => vec![Arg::Stones(stones), Arg::Points(left), Arg::Color(*foe)],
            Self::Connects { at, by, neighbors } => vec![Arg::Point(*at), Arg::Color(*by), Arg::Points(neighbors)],
            Self::MakesEyes { points, by } => vec![Arg::Points(points), Arg::Color(*by)],
            Self::StoneExtends { by, at, next, liberties } => vec![Arg::Color(*by), Arg::Point(*at), Arg::Point(*next), Arg::Count(*liberties)],
            Self::StoneAlone { by, at, liberties } => vec![Arg::Color(*by), Arg::Point(*at), Arg::Count(*liberties)],
            Self::StoneBeside { by, at, foes, liberties } => vec![Arg::Color(*by), Arg::Point(*at), Arg::Stones(foes), Arg::Count(*liberties)],
            Self::KoOpens { ko, other } => vec![Arg::Point(*ko), Arg::Color(*other)],
            Self::TwoPasses => vec![],
            Self::OtherCanEnd { other } => vec![Arg::Color(*other)],
            Self::OtherMustPlay { other } => vec![Arg::Color(*other)],
            Self::OtherMustPlayAgain { other } => vec![Arg::Color(*other)],
            Self::OtherCanOnlyPass { other } => vec![Arg::Color(*other)],
            Self::PassCountsNot { other } => vec![Arg::Color(*other)],
            Self::SetOwned { by } => vec![Arg::Color(*by)],
            Self::CameBackInVain => vec![],
            Self::ClaimRefuted => vec![],
            Self::ClaimOpen => vec![],
            Self::StillHolds { shown } => vec![Arg::Flag(*shown)],
            Self::NoLongerHolds { shown } => vec![Arg::Flag(*shown)],
            Self::CanHoldNow { shown, player } => vec![Arg::Flag(*shown), Arg::Color(*player)],
            Self::CanStillHold { shown, player } => vec![Arg::Flag(*shown), Arg::Color(*player)],
            Self::CanStillRefute { shown, refuter } => vec![Arg::Flag(*shown), Arg::Color(*refuter)],
            Self::StillCannotHold { shown, player } => vec![Arg::Flag(*shown), Arg::Color(*player)],
            Self::Holds { shown } => vec![Arg::Flag(*shown)],
            Self::Fails { shown } => vec![Arg::Flag(*shown)],
            Self::InVainEyesLeft { shown, player } => vec![Arg::Flag(*shown), Arg::Color(*player)],
            Self::InVainEyesLacking { shown, player } => vec![Arg::Flag(*shown), Arg::Color(*player)],
            Self::InVainEyesPrevented { shown, player, refuter } => vec![Arg::Flag(*shown), Arg::Color(*player), Arg::Color(*refuter)],
            Self::EyesPrevented { shown, refuter } => vec![Arg::Flag(*shown), Arg::Color(*refuter)],
            Self::ForNow { lack } => vec![Arg::Fact(&**lack)],
            Self::OnlyMove { by } => vec![Arg::Color(*by)],
            Self::SomeMoves { good, by, all } => vec![Arg::Count(*good), Arg::Color(*by), Arg::Count(*all)],
            Self::LosesSlowest { by } => vec![Arg::Color(*by)],
            Self::LosesTaking { by } => vec![Arg::Color(*by)],
            Self::NoStoneLasts => vec![],
            Self::Barred { by, points } => vec![Arg::Color(*by), Arg::Points(points)],
            Self::HadPassed { by, foe, deed, locks } => vec![Arg::Color(*by), Arg::Color(*foe), Arg::Fact(&**deed), Arg::Flag(*locks)],
            Self::ThatEndsIt => vec![],
            Self::LineEnds { number } => vec![Arg::Count(*number)],
            Self::NoEndInSight { moves } => vec![Arg::Count(*moves)],
            Self::NothingSaves => vec![],
            Self::NotInProof => vec![],
            Self::Undecided => vec![],
            Self::NotYetRepeated { since, differs } => vec![Arg::Count(*since), Arg::Facts(differs.iter().map(|x| x as &dyn Fact).collect())],
            Self::TurnDiffers { turn } => vec![Arg::Color(*turn)],
            Self::PointsClosed { closed } => vec![Arg::Points(closed)],
            Self::PointsOpened { open } => vec![Arg::Points(open)],
            Self::PointsExchanged { closed, open } => vec![Arg::Points(closed), Arg::Points(open)],
            Self::PassesDiffer { then } => vec![Arg::Count(*then)],
            Self::Formation { by, eyes } => vec![Arg::Color(*by), Arg::Points(eyes)],
            Self::Eye { eye, around, by } => vec![Arg::Point(*eye), Arg::Points(around), Arg::Color(*by)],
            Self::TouchesEyes { stones, eyes } => vec![Arg::Stones(stones), Arg::Points(eyes)],
            Self::Final { lack } => vec![Arg::Fact(&**lack)],
            Self::StonesInside { stones } => vec![Arg::Stones(stones)],
            Self::BorderOpen { by, at } => vec![Arg::Color(*by), Arg::Point(*at)],
            Self::NoNeighbor { points } => vec![Arg::Points(points)],
            Self::EmptyPair { pair } => vec![Arg::Points(pair)],
            Self::FewEyes { stones, eye } => vec![Arg::Stones(stones), eye.as_ref().map_or(Arg::Missing, |x| Arg::Point(*x))],
            Self::SetEmpty => vec![],
            Self::CameBack { since, ago, player, rule } => vec![Arg::Count(*since), Arg::Count(*ago), Arg::Color(*player), Arg::Rules(rule)],
            Self::BreathesForGood { stones, closed } => vec![Arg::Stones(stones), Arg::Points(closed)],
            Self::JoinedForGood { stones, anchors } => vec![Arg::Stones(stones), Arg::Points(anchors)],
            Self::LivesInEyes { stones, first, second, player } => vec![Arg::Stones(stones), Arg::Points(first), Arg::Points(second), Arg::Color(*player)],
            Self::LivesInSpaces { stones, first, second, player } => vec![Arg::Stones(stones), Arg::Points(first), Arg::Points(second), Arg::Color(*player)],
            Self::MoreStay { more } => vec![Arg::Count(*more)],
            Self::NeverFree { owner } => vec![Arg::Color(*owner)],
            Self::PermanentInside { owner, points } => vec![Arg::Color(*owner), Arg::Points(points)],
            Self::BorderClosedForGood { points, player } => vec![Arg::Points(points), Arg::Color(*player)],
            Self::PairClosedForGood { points } => vec![Arg::Points(points)],
            Self::Stands { shown, locks, winner, moves } => vec![Arg::Flag(*shown), Arg::Flag(*locks), Arg::Color(*winner), moves.as_ref().map_or(Arg::Missing, |x| Arg::Count(*x))],
            Self::NoMoveHelps { shown, of } => vec![Arg::Flag(*shown), Arg::Color(*of)],
            Self::MovesKeep { by, all, keeping, so_far } => vec![Arg::Color(*by), Arg::Count(*all), Arg::Count(*keeping), Arg::Flag(*so_far)],
            Self::LostHoldOut => vec![],
            Self::LostMakeHard => vec![],
            Self::LooksPromising => vec![],
            Self::LookAtSet => vec![],
            Self::LookAtStones { stones } => vec![Arg::Stones(stones)],
            Self::LookAtPlace { place } => vec![Arg::Fact(place)],
            Self::Take { taken, ko } => vec![Arg::Stones(taken), Arg::Flag(*ko)],
            Self::GiveAtari { stones } => vec![Arg::Stones(stones)],
            Self::Save { stones } => vec![Arg::Stones(stones)],
            Self::SaveFromAtari { stones } => vec![Arg::Stones(stones)],
            Self::Connect { by, neighbors } => vec![Arg::Color(*by), Arg::Points(neighbors)],
            Self::MakeEyes { points } => vec![Arg::Points(points)],
            Self::PlayThere => vec![],
            Self::PlayAt { at } => vec![Arg::Point(*at)],
            Self::PassEnds => vec![],
            Self::PassNotToSpoil => vec![],
            Self::PassIsEnough => vec![],
            Self::PassLasts => vec![],
            Self::PassInVain => vec![],
            Self::PassAndWait => vec![],
            Self::MakeItLast { moves } => vec![Arg::Count(*moves)],
            Self::KeepMovesOpen => vec![],
            Self::AimForEyes { eyes, later } => vec![Arg::Points(eyes), Arg::Count(*later)],
            Self::AimToRepeat { since, later, rule } => vec![Arg::Count(*since), Arg::Count(*later), Arg::Rules(rule)],
            Self::AimForFinal { later } => vec![Arg::Count(*later)],
            Self::AimForLasting { points, later } => vec![Arg::Points(points), Arg::Count(*later)],
            Self::IfPassed { foe, deed, locks } => vec![Arg::Color(*foe), Arg::Fact(&**deed), Arg::Flag(*locks)],
            Self::NothingUrgent => vec![],
            Self::KeepAtIt { moves } => vec![Arg::Count(*moves)],
            Self::TakeFreePlace { foe } => vec![Arg::Color(*foe)],
            Self::LeaveLiberties { stones, liberties } => vec![Arg::Stones(stones), Arg::Count(*liberties)],
            Self::Extend { stones, size, liberties } => vec![Arg::Stones(stones), Arg::Count(*size), Arg::Count(*liberties)],
            Self::Play { at, taken, ko } => vec![Arg::Point(*at), taken.as_ref().map_or(Arg::Missing, Arg::Stones), Arg::Flag(*ko)],
            Self::Pass { too } => vec![Arg::Flag(*too)],
        }
    }
}

/// Facts of the catalogue `en/capture.ftl`.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the catalogue says what an argument is")]
pub enum CaptureFact {
    /// `{ $by }, first, can take { $prey }`
    ClaimsCapture { by: Color, prey: Stones },
    /// `{ $by }, first, can take { $prey } without a new { COLOR($owner) } stone that stays on { $set }`
    ClaimsCleanCapture { by: Color, prey: Stones, owner: Color, set: PointSet },
    /// `{ $by }, first, can get a new stone that stays on { $set }, even if { $foe } may add { $stones } { VERB($stones, "stones", "stone") }`
    ClaimsStone { by: Color, set: PointSet, foe: Color, stones: usize },
    /// `a stone is uncapturable when its opponent, moving first, can’t force its capture; endless play captures nothing`
    UncapturableMeans,
    /// `a capture enables a new stone only if { $by } can’t prevent one: however { $by } { VERB($by, "capture", "captures") }, a new { COLOR($owner) } stone on these points becomes uncapturable, then or later. The claim is that { $by } can prevent it`
    FirstPartMeans { by: Color, owner: Color },
    /// `a capture enables a new stone only if { $foe } could have prevented that stone without capturing: moving second, with a number of stones fixed beforehand. The claim is that this number is too small`
    SecondPartMeans { foe: Color },
    /// `the game has stopped, and this is only tried out: nothing in it counts. No point is marked, and { $by } { VERB($by, "move", "moves") } first`
    TrialBegins { by: Color },
    /// `to recapture in a ko, a player must first pass for it`
    RecapturesWait,
    /// `{ $by } { VERB($by, "play", "plays") } { $at }{ $taken -> [none] {""} *[other] {" "}and { VERB($by, "take", "takes") } { $taken } }`
    Plays { by: Color, at: Point, taken: Option<Stones> },
    /// `{ $by } { VERB($by, "pass", "passes") }`
    Passes { by: Color },
    /// `{ $by } { VERB($by, "pass", "passes") } for the ko at { $ko }`
    PassesFor { by: Color, ko: Point },
    /// `that gives it away: { $now }`
    GivesAway { now: Box<Self> },
    /// `that loses nothing`
    Keeps,
    /// `now { $ko } is marked: { $other } may play there only after a pass for that ko`
    Marks { ko: Point, other: Color },
    /// `this pass is for no ko, so if { $other } { VERB($other, "pass", "passes") } too, play ends`
    OtherCanEnd { other: Color },
    /// `the mark at { $ko } is gone, so { $free } may play there again; such a pass ends nothing`
    MarkLifted { ko: Point, free: Color },
    /// `{ $at } is one of the points in question, so this new stone counts`
    AddsNewStone { at: Point },
    /// `{ $by } may add { $left } more { VERB($left, "stones", "stone") }`
    MayAdd { by: Color, left: usize },
    /// `{ $prey } { VERB($prey, "have", "has") } one liberty left, { $left }`
    LastLiberty { prey: Stones, left: PointSet },
    /// `the capture is made, and now it matters whether a new { COLOR($owner) } stone comes to stay, then or later`
    CaptureMade { owner: Color },
    /// `nothing is decided here yet`
    StandingOpen,
    /// `{ $by } can force the capture`
    CanCapture { by: Color },
    /// `{ $by } can’t force the capture`
    CannotCapture { by: Color },
    /// `{ $by } can make the capture without a new { COLOR($owner) } stone that stays on { $set }`
    CanCaptureCleanly { by: Color, owner: Color, set: PointSet },
    /// `{ $by } can’t make the capture without a new { COLOR($owner) } stone that stays on { $set }`
    CannotCaptureCleanly { by: Color, owner: Color, set: PointSet },
    /// `{ $by } can get a new stone that stays on { $set }`
    CanGetStone { by: Color, set: PointSet },
    /// `{ $by } can keep every new { COLOR($owner) } stone from staying on { $set }`
    CanKeepFree { by: Color, owner: Color, set: PointSet },
    /// `{ $standing }, { $turns -> [one] with the next turn *[other] within { $turns } turns, counting both sides }`
    StandingWithin { standing: Box<Self>, turns: usize },
    /// `{ $prey } { VERB($prey, "are", "is") } taken, so play ends as { $by } wanted`
    StonesTaken { prey: Stones, by: Color },
    /// `two passes in a row, neither for a ko, end play`
    TwoPasses,
    /// `{ $prey } { VERB($prey, "were", "was") } not taken`
    StonesNotTaken { prey: Stones },
    /// `{ $prey } { VERB($prey, "were", "was") } taken, and no new { COLOR($owner) } stone that stays is on { $set }`
    StonesTakenCleanly { prey: Stones, owner: Color, set: PointSet },
    /// `no new { COLOR($owner) } stone that stays is on { $set }`
    NoNewStone { owner: Color, set: PointSet },
    /// `{ $prey } can’t be taken any more, however many stones { $by } { VERB($by, "play", "plays") } in a row, so { VERB($prey, "they are", "it is") } uncapturable`
    TwoEyes { prey: Stones, by: Color },
    /// `the new { COLOR($owner) } stone at { $at } is uncapturable: { $by } can’t take it, even moving first and with no point marked`
    StoneArisen { owner: Color, at: Point, by: Color },
    /// `it was played earlier, but what counts is that it is uncapturable now`
    ArisenCountsNow,
    /// `no new { COLOR($owner) } stone can come to stay on { $set } any more, even if { $by } only { VERB($by, "pass", "passes") } from here on`
    SetCovered { owner: Color, set: PointSet, by: Color },
    /// `the same position, marks and all, was there { $since -> [0] at the start *[other] after turn { DIGITS($since) } }`
    CameAgain { since: usize },
    /// `play may go on in this cycle forever, and then { $by } { VERB($by, "are", "is") } right`
    CycleFavours { by: Color },
    /// `and so on`
    AndSoOn,
    /// `look around here`
    LookAround,
    /// `look for something to take`
    LookForCapture,
    /// `look whether anything has to be done`
    LookForNeed,
    /// `look at the marked points`
    LookAtMarks,
    /// `take { $prey }`
    AimTake { prey: Stones },
    /// `leave { $prey } one liberty`
    AimLastLiberty { prey: Stones },
    /// `put a new stone on a point in question`
    AimNewStone,
    /// `what helps takes nothing yet`
    AimNothingTaken,
    /// `nothing has to be done here`
    AimNothingNeeded,
    /// `lift a mark`
    AimLiftMark,
    /// `play { $at }`
    PlayAt { at: Point },
    /// `pass`
    PassNow,
    /// `pass for the ko at { $ko }`
    PassFor { ko: Point },
    /// `the stones that were fixed beforehand are used up`
    StonesUsedUp,
}

const CAPTURE: &[Message] = &[
    Message { kind: "claims-capture", arguments: &["by", "prey"], rules: "", lead: "", text: &[Piece::Arg(0, Form::Plain), Piece::Text(", first, can take "), Piece::Arg(1, Form::Plain)] },
    Message { kind: "claims-clean-capture", arguments: &["by", "prey", "owner", "set"], rules: "", lead: "", text: &[Piece::Arg(0, Form::Plain), Piece::Text(", first, can take "), Piece::Arg(1, Form::Plain), Piece::Text(" without a new "), Piece::Arg(2, Form::Color), Piece::Text(" stone that stays on "), Piece::Arg(3, Form::Plain)] },
    Message { kind: "claims-stone", arguments: &["by", "set", "foe", "stones"], rules: "", lead: "", text: &[Piece::Arg(0, Form::Plain), Piece::Text(", first, can get a new stone that stays on "), Piece::Arg(1, Form::Plain), Piece::Text(", even if "), Piece::Arg(2, Form::Plain), Piece::Text(" may add "), Piece::Arg(3, Form::Plain), Piece::Text(" "), Piece::Select(3, &[("one", &[Piece::Text("stone")]), ("other", &[Piece::Text("stones")])])] },
    Message { kind: "uncapturable-means", arguments: &[], rules: "I1", lead: "", text: &[Piece::Text("a stone is uncapturable when its opponent, moving first, can’t force its capture; endless play captures nothing")] },
    Message { kind: "first-part-means", arguments: &["by", "owner"], rules: "I2, I6", lead: "", text: &[Piece::Text("a capture enables a new stone only if "), Piece::Arg(0, Form::Plain), Piece::Text(" can’t prevent one: however "), Piece::Arg(0, Form::Plain), Piece::Text(" "), Piece::Select(0, &[("you", &[Piece::Text("capture")]), ("other", &[Piece::Text("captures")])]), Piece::Text(", a new "), Piece::Arg(1, Form::Color), Piece::Text(" stone on these points becomes uncapturable, then or later. The claim is that "), Piece::Arg(0, Form::Plain), Piece::Text(" can prevent it")] },
    Message { kind: "second-part-means", arguments: &["foe"], rules: "I6", lead: "", text: &[Piece::Text("a capture enables a new stone only if "), Piece::Arg(0, Form::Plain), Piece::Text(" could have prevented that stone without capturing: moving second, with a number of stones fixed beforehand. The claim is that this number is too small")] },
    Message { kind: "trial-begins", arguments: &["by"], rules: "I1", lead: "", text: &[Piece::Text("the game has stopped, and this is only tried out: nothing in it counts. No point is marked, and "), Piece::Arg(0, Form::Plain), Piece::Text(" "), Piece::Select(0, &[("you", &[Piece::Text("move")]), ("other", &[Piece::Text("moves")])]), Piece::Text(" first")] },
    Message { kind: "recaptures-wait", arguments: &[], rules: "article 7.2", lead: "", text: &[Piece::Text("to recapture in a ko, a player must first pass for it")] },
    Message { kind: "plays", arguments: &["by", "at", "taken"], rules: "", lead: "", text: &[Piece::Arg(0, Form::Plain), Piece::Text(" "), Piece::Select(0, &[("you", &[Piece::Text("play")]), ("other", &[Piece::Text("plays")])]), Piece::Text(" "), Piece::Arg(1, Form::Plain), Piece::Select(2, &[("none", &[]), ("other", &[Piece::Text(" and "), Piece::Select(0, &[("you", &[Piece::Text("take")]), ("other", &[Piece::Text("takes")])]), Piece::Text(" "), Piece::Arg(2, Form::Plain)])])] },
    Message { kind: "passes", arguments: &["by"], rules: "", lead: "", text: &[Piece::Arg(0, Form::Plain), Piece::Text(" "), Piece::Select(0, &[("you", &[Piece::Text("pass")]), ("other", &[Piece::Text("passes")])])] },
    Message { kind: "passes-for", arguments: &["by", "ko"], rules: "", lead: "", text: &[Piece::Arg(0, Form::Plain), Piece::Text(" "), Piece::Select(0, &[("you", &[Piece::Text("pass")]), ("other", &[Piece::Text("passes")])]), Piece::Text(" for the ko at "), Piece::Arg(1, Form::Plain)] },
    Message { kind: "gives-away", arguments: &["now"], rules: "", lead: "", text: &[Piece::Text("that gives it away: "), Piece::Arg(0, Form::Plain)] },
    Message { kind: "keeps", arguments: &[], rules: "", lead: "", text: &[Piece::Text("that loses nothing")] },
    Message { kind: "marks", arguments: &["ko", "other"], rules: "article 7.2", lead: "", text: &[Piece::Text("now "), Piece::Arg(0, Form::Plain), Piece::Text(" is marked: "), Piece::Arg(1, Form::Plain), Piece::Text(" may play there only after a pass for that ko")] },
    Message { kind: "other-can-end", arguments: &["other"], rules: "I7", lead: "", text: &[Piece::Text("this pass is for no ko, so if "), Piece::Arg(0, Form::Plain), Piece::Text(" "), Piece::Select(0, &[("you", &[Piece::Text("pass")]), ("other", &[Piece::Text("passes")])]), Piece::Text(" too, play ends")] },
    Message { kind: "mark-lifted", arguments: &["ko", "free"], rules: "article 7.2, I7", lead: "", text: &[Piece::Text("the mark at "), Piece::Arg(0, Form::Plain), Piece::Text(" is gone, so "), Piece::Arg(1, Form::Plain), Piece::Text(" may play there again; such a pass ends nothing")] },
    Message { kind: "adds-new-stone", arguments: &["at"], rules: "I4", lead: "", text: &[Piece::Arg(0, Form::Plain), Piece::Text(" is one of the points in question, so this new stone counts")] },
    Message { kind: "may-add", arguments: &["by", "left"], rules: "I6", lead: "", text: &[Piece::Arg(0, Form::Plain), Piece::Text(" may add "), Piece::Arg(1, Form::Plain), Piece::Text(" more "), Piece::Select(1, &[("one", &[Piece::Text("stone")]), ("other", &[Piece::Text("stones")])])] },
    Message { kind: "last-liberty", arguments: &["prey", "left"], rules: "", lead: "", text: &[Piece::Arg(0, Form::Plain), Piece::Text(" "), Piece::Select(0, &[("one", &[Piece::Text("has")]), ("other", &[Piece::Text("have")])]), Piece::Text(" one liberty left, "), Piece::Arg(1, Form::Plain)] },
    Message { kind: "capture-made", arguments: &["owner"], rules: "I2", lead: "", text: &[Piece::Text("the capture is made, and now it matters whether a new "), Piece::Arg(0, Form::Color), Piece::Text(" stone comes to stay, then or later")] },
    Message { kind: "standing-open", arguments: &[], rules: "", lead: "", text: &[Piece::Text("nothing is decided here yet")] },
    Message { kind: "can-capture", arguments: &["by"], rules: "I1", lead: "", text: &[Piece::Arg(0, Form::Plain), Piece::Text(" can force the capture")] },
    Message { kind: "cannot-capture", arguments: &["by"], rules: "I1", lead: "", text: &[Piece::Arg(0, Form::Plain), Piece::Text(" can’t force the capture")] },
    Message { kind: "can-capture-cleanly", arguments: &["by", "owner", "set"], rules: "I6", lead: "", text: &[Piece::Arg(0, Form::Plain), Piece::Text(" can make the capture without a new "), Piece::Arg(1, Form::Color), Piece::Text(" stone that stays on "), Piece::Arg(2, Form::Plain)] },
    Message { kind: "cannot-capture-cleanly", arguments: &["by", "owner", "set"], rules: "I6", lead: "", text: &[Piece::Arg(0, Form::Plain), Piece::Text(" can’t make the capture without a new "), Piece::Arg(1, Form::Color), Piece::Text(" stone that stays on "), Piece::Arg(2, Form::Plain)] },
    Message { kind: "can-get-stone", arguments: &["by", "set"], rules: "I6", lead: "", text: &[Piece::Arg(0, Form::Plain), Piece::Text(" can get a new stone that stays on "), Piece::Arg(1, Form::Plain)] },
    Message { kind: "can-keep-free", arguments: &["by", "owner", "set"], rules: "I6", lead: "", text: &[Piece::Arg(0, Form::Plain), Piece::Text(" can keep every new "), Piece::Arg(1, Form::Color), Piece::Text(" stone from staying on "), Piece::Arg(2, Form::Plain)] },
    Message { kind: "standing-within", arguments: &["standing", "turns"], rules: "", lead: "", text: &[Piece::Arg(0, Form::Plain), Piece::Text(", "), Piece::Select(1, &[("one", &[Piece::Text("with the next turn")]), ("other", &[Piece::Text("within "), Piece::Arg(1, Form::Plain), Piece::Text(" turns, counting both sides")])])] },
    Message { kind: "stones-taken", arguments: &["prey", "by"], rules: "I1", lead: "", text: &[Piece::Arg(0, Form::Plain), Piece::Text(" "), Piece::Select(0, &[("one", &[Piece::Text("is")]), ("other", &[Piece::Text("are")])]), Piece::Text(" taken, so play ends as "), Piece::Arg(1, Form::Plain), Piece::Text(" wanted")] },
    Message { kind: "two-passes", arguments: &[], rules: "I7", lead: "", text: &[Piece::Text("two passes in a row, neither for a ko, end play")] },
    Message { kind: "stones-not-taken", arguments: &["prey"], rules: "I1", lead: "", text: &[Piece::Arg(0, Form::Plain), Piece::Text(" "), Piece::Select(0, &[("one", &[Piece::Text("was")]), ("other", &[Piece::Text("were")])]), Piece::Text(" not taken")] },
    Message { kind: "stones-taken-cleanly", arguments: &["prey", "owner", "set"], rules: "I6", lead: "", text: &[Piece::Arg(0, Form::Plain), Piece::Text(" "), Piece::Select(0, &[("one", &[Piece::Text("was")]), ("other", &[Piece::Text("were")])]), Piece::Text(" taken, and no new "), Piece::Arg(1, Form::Color), Piece::Text(" stone that stays is on "), Piece::Arg(2, Form::Plain)] },
    Message { kind: "no-new-stone", arguments: &["owner", "set"], rules: "I6", lead: "", text: &[Piece::Text("no new "), Piece::Arg(0, Form::Color), Piece::Text(" stone that stays is on "), Piece::Arg(1, Form::Plain)] },
    Message { kind: "two-eyes", arguments: &["prey", "by"], rules: "I1", lead: "", text: &[Piece::Arg(0, Form::Plain), Piece::Text(" can’t be taken any more, however many stones "), Piece::Arg(1, Form::Plain), Piece::Text(" "), Piece::Select(1, &[("you", &[Piece::Text("play")]), ("other", &[Piece::Text("plays")])]), Piece::Text(" in a row, so "), Piece::Select(0, &[("one", &[Piece::Text("it is")]), ("other", &[Piece::Text("they are")])]), Piece::Text(" uncapturable")] },
    Message { kind: "stone-arisen", arguments: &["owner", "at", "by"], rules: "I1, I6", lead: "", text: &[Piece::Text("the new "), Piece::Arg(0, Form::Color), Piece::Text(" stone at "), Piece::Arg(1, Form::Plain), Piece::Text(" is uncapturable: "), Piece::Arg(2, Form::Plain), Piece::Text(" can’t take it, even moving first and with no point marked")] },
    Message { kind: "arisen-counts-now", arguments: &[], rules: "I5", lead: "", text: &[Piece::Text("it was played earlier, but what counts is that it is uncapturable now")] },
    Message { kind: "set-covered", arguments: &["owner", "set", "by"], rules: "I6", lead: "", text: &[Piece::Text("no new "), Piece::Arg(0, Form::Color), Piece::Text(" stone can come to stay on "), Piece::Arg(1, Form::Plain), Piece::Text(" any more, even if "), Piece::Arg(2, Form::Plain), Piece::Text(" only "), Piece::Select(2, &[("you", &[Piece::Text("pass")]), ("other", &[Piece::Text("passes")])]), Piece::Text(" from here on")] },
    Message { kind: "came-again", arguments: &["since"], rules: "", lead: "", text: &[Piece::Text("the same position, marks and all, was there "), Piece::Select(0, &[("0", &[Piece::Text("at the start")]), ("other", &[Piece::Text("after turn "), Piece::Arg(0, Form::Digits)])])] },
    Message { kind: "cycle-favours", arguments: &["by"], rules: "lines 5518 and 6222", lead: "", text: &[Piece::Text("play may go on in this cycle forever, and then "), Piece::Arg(0, Form::Plain), Piece::Text(" "), Piece::Select(0, &[("you", &[Piece::Text("are")]), ("other", &[Piece::Text("is")])]), Piece::Text(" right")] },
    Message { kind: "and-so-on", arguments: &[], rules: "", lead: "", text: &[Piece::Text("and so on")] },
    Message { kind: "look-around", arguments: &[], rules: "", lead: "", text: &[Piece::Text("look around here")] },
    Message { kind: "look-for-capture", arguments: &[], rules: "", lead: "", text: &[Piece::Text("look for something to take")] },
    Message { kind: "look-for-need", arguments: &[], rules: "", lead: "", text: &[Piece::Text("look whether anything has to be done")] },
    Message { kind: "look-at-marks", arguments: &[], rules: "", lead: "", text: &[Piece::Text("look at the marked points")] },
    Message { kind: "aim-take", arguments: &["prey"], rules: "", lead: "", text: &[Piece::Text("take "), Piece::Arg(0, Form::Plain)] },
    Message { kind: "aim-last-liberty", arguments: &["prey"], rules: "", lead: "", text: &[Piece::Text("leave "), Piece::Arg(0, Form::Plain), Piece::Text(" one liberty")] },
    Message { kind: "aim-new-stone", arguments: &[], rules: "I4", lead: "", text: &[Piece::Text("put a new stone on a point in question")] },
    Message { kind: "aim-nothing-taken", arguments: &[], rules: "", lead: "", text: &[Piece::Text("what helps takes nothing yet")] },
    Message { kind: "aim-nothing-needed", arguments: &[], rules: "", lead: "", text: &[Piece::Text("nothing has to be done here")] },
    Message { kind: "aim-lift-mark", arguments: &[], rules: "article 7.2", lead: "", text: &[Piece::Text("lift a mark")] },
    Message { kind: "play-at", arguments: &["at"], rules: "", lead: "", text: &[Piece::Text("play "), Piece::Arg(0, Form::Plain)] },
    Message { kind: "pass-now", arguments: &[], rules: "", lead: "", text: &[Piece::Text("pass")] },
    Message { kind: "pass-for", arguments: &["ko"], rules: "", lead: "", text: &[Piece::Text("pass for the ko at "), Piece::Arg(0, Form::Plain)] },
    Message { kind: "stones-used-up", arguments: &[], rules: "I6", lead: "", text: &[Piece::Text("the stones that were fixed beforehand are used up")] },
];

impl Fact for CaptureFact {
    fn message(&self) -> &'static Message {
        match self {
            Self::ClaimsCapture { .. } => &CAPTURE[0],
            Self::ClaimsCleanCapture { .. } => &CAPTURE[1],
            Self::ClaimsStone { .. } => &CAPTURE[2],
            Self::UncapturableMeans => &CAPTURE[3],
            Self::FirstPartMeans { .. } => &CAPTURE[4],
            Self::SecondPartMeans { .. } => &CAPTURE[5],
            Self::TrialBegins { .. } => &CAPTURE[6],
            Self::RecapturesWait => &CAPTURE[7],
            Self::Plays { .. } => &CAPTURE[8],
            Self::Passes { .. } => &CAPTURE[9],
            Self::PassesFor { .. } => &CAPTURE[10],
            Self::GivesAway { .. } => &CAPTURE[11],
            Self::Keeps => &CAPTURE[12],
            Self::Marks { .. } => &CAPTURE[13],
            Self::OtherCanEnd { .. } => &CAPTURE[14],
            Self::MarkLifted { .. } => &CAPTURE[15],
            Self::AddsNewStone { .. } => &CAPTURE[16],
            Self::MayAdd { .. } => &CAPTURE[17],
            Self::LastLiberty { .. } => &CAPTURE[18],
            Self::CaptureMade { .. } => &CAPTURE[19],
            Self::StandingOpen => &CAPTURE[20],
            Self::CanCapture { .. } => &CAPTURE[21],
            Self::CannotCapture { .. } => &CAPTURE[22],
            Self::CanCaptureCleanly { .. } => &CAPTURE[23],
            Self::CannotCaptureCleanly { .. } => &CAPTURE[24],
            Self::CanGetStone { .. } => &CAPTURE[25],
            Self::CanKeepFree { .. } => &CAPTURE[26],
            Self::StandingWithin { .. } => &CAPTURE[27],
            Self::StonesTaken { .. } => &CAPTURE[28],
            Self::TwoPasses => &CAPTURE[29],
            Self::StonesNotTaken { .. } => &CAPTURE[30],
            Self::StonesTakenCleanly { .. } => &CAPTURE[31],
            Self::NoNewStone { .. } => &CAPTURE[32],
            Self::TwoEyes { .. } => &CAPTURE[33],
            Self::StoneArisen { .. } => &CAPTURE[34],
            Self::ArisenCountsNow => &CAPTURE[35],
            Self::SetCovered { .. } => &CAPTURE[36],
            Self::CameAgain { .. } => &CAPTURE[37],
            Self::CycleFavours { .. } => &CAPTURE[38],
            Self::AndSoOn => &CAPTURE[39],
            Self::LookAround => &CAPTURE[40],
            Self::LookForCapture => &CAPTURE[41],
            Self::LookForNeed => &CAPTURE[42],
            Self::LookAtMarks => &CAPTURE[43],
            Self::AimTake { .. } => &CAPTURE[44],
            Self::AimLastLiberty { .. } => &CAPTURE[45],
            Self::AimNewStone => &CAPTURE[46],
            Self::AimNothingTaken => &CAPTURE[47],
            Self::AimNothingNeeded => &CAPTURE[48],
            Self::AimLiftMark => &CAPTURE[49],
            Self::PlayAt { .. } => &CAPTURE[50],
            Self::PassNow => &CAPTURE[51],
            Self::PassFor { .. } => &CAPTURE[52],
            Self::StonesUsedUp => &CAPTURE[53],
        }
    }

    fn arguments(&self) -> Vec<Arg<'_>> {
        match self {
            Self::ClaimsCapture { by, prey } => vec![Arg::Color(*by), Arg::Stones(prey)],
            Self::ClaimsCleanCapture { by, prey, owner, set } => vec![Arg::Color(*by), Arg::Stones(prey), Arg::Color(*owner), Arg::Points(set)],
            Self::ClaimsStone { by, set, foe, stones } => vec![Arg::Color(*by), Arg::Points(set), Arg::Color(*foe), Arg::Count(*stones)],
            Self::UncapturableMeans => vec![],
            Self::FirstPartMeans { by, owner } => vec![Arg::Color(*by), Arg::Color(*owner)],
            Self::SecondPartMeans { foe } => vec![Arg::Color(*foe)],
            Self::TrialBegins { by } => vec![Arg::Color(*by)],
            Self::RecapturesWait => vec![],
            Self::Plays { by, at, taken } => vec![Arg::Color(*by), Arg::Point(*at), taken.as_ref().map_or(Arg::Missing, Arg::Stones)],
            Self::Passes { by } => vec![Arg::Color(*by)],
            Self::PassesFor { by, ko } => vec![Arg::Color(*by), Arg::Point(*ko)],
            Self::GivesAway { now } => vec![Arg::Fact(&**now)],
            Self::Keeps => vec![],
            Self::Marks { ko, other } => vec![Arg::Point(*ko), Arg::Color(*other)],
            Self::OtherCanEnd { other } => vec![Arg::Color(*other)],
            Self::MarkLifted { ko, free } => vec![Arg::Point(*ko), Arg::Color(*free)],
            Self::AddsNewStone { at } => vec![Arg::Point(*at)],
            Self::MayAdd { by, left } => vec![Arg::Color(*by), Arg::Count(*left)],
            Self::LastLiberty { prey, left } => vec![Arg::Stones(prey), Arg::Points(left)],
            Self::CaptureMade { owner } => vec![Arg::Color(*owner)],
            Self::StandingOpen => vec![],
            Self::CanCapture { by } => vec![Arg::Color(*by)],
            Self::CannotCapture { by } => vec![Arg::Color(*by)],
            Self::CanCaptureCleanly { by, owner, set } => vec![Arg::Color(*by), Arg::Color(*owner), Arg::Points(set)],
            Self::CannotCaptureCleanly { by, owner, set } => vec![Arg::Color(*by), Arg::Color(*owner), Arg::Points(set)],
            Self::CanGetStone { by, set } => vec![Arg::Color(*by), Arg::Points(set)],
            Self::CanKeepFree { by, owner, set } => vec![Arg::Color(*by), Arg::Color(*owner), Arg::Points(set)],
            Self::StandingWithin { standing, turns } => vec![Arg::Fact(&**standing), Arg::Count(*turns)],
            Self::StonesTaken { prey, by } => vec![Arg::Stones(prey), Arg::Color(*by)],
            Self::TwoPasses => vec![],
            Self::StonesNotTaken { prey } => vec![Arg::Stones(prey)],
            Self::StonesTakenCleanly { prey, owner, set } => vec![Arg::Stones(prey), Arg::Color(*owner), Arg::Points(set)],
            Self::NoNewStone { owner, set } => vec![Arg::Color(*owner), Arg::Points(set)],
            Self::TwoEyes { prey, by } => vec![Arg::Stones(prey), Arg::Color(*by)],
            Self::StoneArisen { owner, at, by } => vec![Arg::Color(*owner), Arg::Point(*at), Arg::Color(*by)],
            Self::ArisenCountsNow => vec![],
            Self::SetCovered { owner, set, by } => vec![Arg::Color(*owner), Arg::Points(set), Arg::Color(*by)],
            Self::CameAgain { since } => vec![Arg::Count(*since)],
            Self::CycleFavours { by } => vec![Arg::Color(*by)],
            Self::AndSoOn => vec![],
            Self::LookAround => vec![],
            Self::LookForCapture => vec![],
            Self::LookForNeed => vec![],
            Self::LookAtMarks => vec![],
            Self::AimTake { prey } => vec![Arg::Stones(prey)],
            Self::AimLastLiberty { prey } => vec![Arg::Stones(prey)],
            Self::AimNewStone => vec![],
            Self::AimNothingTaken => vec![],
            Self::AimNothingNeeded => vec![],
            Self::AimLiftMark => vec![],
            Self::PlayAt { at } => vec![Arg::Point(*at)],
            Self::PassNow => vec![],
            Self::PassFor { ko } => vec![Arg::Point(*ko)],
            Self::StonesUsedUp => vec![],
        }
    }
}

/// Facts of the catalogue `en/claiming.ftl`.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the catalogue says what an argument is")]
pub enum ClaimingFact {
    /// `{ NAME($player) }, nothing`
    ClaimsNothing { player: Color },
    /// `{ NAME($player) }, the whole board`
    ClaimsAll { player: Color },
    /// `{ NAME($player) }, { DIGITS($size) } { $place }`
    ClaimsSome { player: Color, size: usize, place: PlaceFact },
    /// `nothing`
    RegionEmpty,
    /// `the whole board`
    RegionAll,
    /// `{ $place -> [everywhere] { DIGITS($size) } { VERB($size, "points", "point") } { $place } *[other] { BARE($place) }, { DIGITS($size) } { VERB($size, "points", "point") } }`
    Region { size: usize, place: PlaceFact },
    /// `{ $place -> [everywhere] most of the board *[other] { BARE($place) } }`
    Where { place: PlaceFact },
    /// `No point yet.`
    NoPoint,
    /// `The only point.`
    OnlyPoint,
    /// `All { DIGITS($all) } points.`
    AllPoints { all: usize },
    /// `{ DIGITS($size) } of { DIGITS($all) } points.`
    SomePoints { size: usize, all: usize },
    /// `The border is closed.`
    BorderClosed,
    /// `The border is open at { $at }.`
    BorderOpen { at: Point },
    /// `Press a region to add it; the { COLOR($player) } stones that touch it come with it.`
    PressRegion { player: Color },
    /// `That is the whole board, so no border is needed.`
    NeedsNoBorder,
    /// `{ NAME($player) }’s stones stand all along the border.`
    StonesLookOut { player: Color },
    /// `No point of the set has a neighbour outside.`
    NothingOutside,
    /// `{ $outside }, next to { $inside }, is outside the set, so { $inside } would have to be a { COLOR($player) } stone.`
    NeighborOutside { player: Color, inside: Point, outside: Point, rule: &'static str },
    /// `The { COLOR($player) } stones at { $inside } and { $outside } are connected, but { $outside } is outside the set.`
    GroupCut { player: Color, inside: Point, outside: Point, rule: &'static str },
    /// `{ $count -> [one] One more point is open. *[other] { DIGITS($count) } more points are open. }`
    MoreOpen { count: usize },
    /// `{ NAME($player) } claims { $size -> [0] nothing *[other] { DIGITS($size) } of { DIGITS($all) } points, { $place } }.`
    Claims { player: Color, size: usize, all: usize, place: PlaceFact },
    /// `{ NAME($player) } claims the whole board.`
    ClaimsBoard { player: Color },
    /// `{ $count -> [0] Nothing is outside the set, so nothing is filled. [one] The point outside gets a { COLOR($refuter) } stone that can never be captured. *[other] Each of the { DIGITS($count) } points outside gets a { COLOR($refuter) } stone that can never be captured. }`
    OutsideFilled { count: usize, refuter: Color },
    /// `The { VERB($points, "squares", "square") } at { $points } { VERB($points, "are", "is") } removed.`
    MarksGo { points: PointSet },
    /// `The squares are removed.`
    AllMarksGo,
    /// `Prisoners don’t matter here, so the count restarts at zero.`
    PrisonersGo,
    /// `{ NAME($player) } has no stone in the set, so none is removed.`
    NoneToGo { player: Color },
    /// `Every { COLOR($player) } stone in the set still has a liberty, so none is removed.`
    NoneGoes { player: Color },
    /// `{ $points -> [one] The { COLOR($player) } stone at { $points } has no liberty left and is removed. *[other] The { COLOR($player) } stones at { $points } have no liberty left and are removed. }`
    StonesGo { player: Color, points: PointSet },
    /// `{ DIGITS($count) } { COLOR($player) } stones { $place } have no liberty left and are removed.`
    ManyGo { player: Color, count: usize, place: PlaceFact },
    /// `{ NAME($refuter) } moves first, { $passed -> [yes] and no pass counts yet *[no] and nobody has passed }. Here the proof starts: { NAME($player) } needs two eyes in the set, and { NAME($refuter) } tries to prevent them.`
    ProofStarts { player: Color, refuter: Color, passed: bool },
}

const CLAIMING: &[Message] = &[
    Message { kind: "claims-nothing", arguments: &["player"], rules: "", lead: "", text: &[Piece::Arg(0, Form::Name), Piece::Text(", nothing")] },
    Message { kind: "claims-all", arguments: &["player"], rules: "", lead: "", text: &[Piece::Arg(0, Form::Name), Piece::Text(", the whole board")] },
    Message { kind: "claims-some", arguments: &["player", "size", "place"], rules: "", lead: "", text: &[Piece::Arg(0, Form::Name), Piece::Text(", "), Piece::Arg(1, Form::Digits), Piece::Text(" "), Piece::Arg(2, Form::Plain)] },
    Message { kind: "region-empty", arguments: &[], rules: "", lead: "", text: &[Piece::Text("nothing")] },
    Message { kind: "region-all", arguments: &[], rules: "", lead: "", text: &[Piece::Text("the whole board")] },
    Message { kind: "region", arguments: &["size", "place"], rules: "", lead: "", text: &[Piece::Select(1, &[("everywhere", &[Piece::Arg(0, Form::Digits), Piece::Text(" "), Piece::Select(0, &[("one", &[Piece::Text("point")]), ("other", &[Piece::Text("points")])]), Piece::Text(" "), Piece::Arg(1, Form::Plain)]), ("other", &[Piece::Arg(1, Form::Bare), Piece::Text(", "), Piece::Arg(0, Form::Digits), Piece::Text(" "), Piece::Select(0, &[("one", &[Piece::Text("point")]), ("other", &[Piece::Text("points")])])])])] },
    Message { kind: "where", arguments: &["place"], rules: "", lead: "", text: &[Piece::Select(0, &[("everywhere", &[Piece::Text("most of the board")]), ("other", &[Piece::Arg(0, Form::Bare)])])] },
    Message { kind: "no-point", arguments: &[], rules: "", lead: "", text: &[Piece::Text("No point yet.")] },
    Message { kind: "only-point", arguments: &[], rules: "", lead: "", text: &[Piece::Text("The only point.")] },
    Message { kind: "all-points", arguments: &["all"], rules: "", lead: "", text: &[Piece::Text("All "), Piece::Arg(0, Form::Digits), Piece::Text(" points.")] },
    Message { kind: "some-points", arguments: &["size", "all"], rules: "", lead: "", text: &[Piece::Arg(0, Form::Digits), Piece::Text(" of "), Piece::Arg(1, Form::Digits), Piece::Text(" points.")] },
    Message { kind: "border-closed", arguments: &[], rules: "", lead: "", text: &[Piece::Text("The border is closed.")] },
    Message { kind: "border-open", arguments: &["at"], rules: "", lead: "", text: &[Piece::Text("The border is open at "), Piece::Arg(0, Form::Plain), Piece::Text(".")] },
    Message { kind: "press-region", arguments: &["player"], rules: "", lead: "", text: &[Piece::Text("Press a region to add it; the "), Piece::Arg(0, Form::Color), Piece::Text(" stones that touch it come with it.")] },
    Message { kind: "needs-no-border", arguments: &[], rules: "", lead: "", text: &[Piece::Text("That is the whole board, so no border is needed.")] },
    Message { kind: "stones-look-out", arguments: &["player"], rules: "", lead: "", text: &[Piece::Arg(0, Form::Name), Piece::Text("’s stones stand all along the border.")] },
    Message { kind: "nothing-outside", arguments: &[], rules: "", lead: "", text: &[Piece::Text("No point of the set has a neighbour outside.")] },
    Message { kind: "neighbor-outside", arguments: &["player", "inside", "outside", "rule"], rules: "", lead: "", text: &[Piece::Arg(2, Form::Plain), Piece::Text(", next to "), Piece::Arg(1, Form::Plain), Piece::Text(", is outside the set, so "), Piece::Arg(1, Form::Plain), Piece::Text(" would have to be a "), Piece::Arg(0, Form::Color), Piece::Text(" stone.")] },
    Message { kind: "group-cut", arguments: &["player", "inside", "outside", "rule"], rules: "", lead: "", text: &[Piece::Text("The "), Piece::Arg(0, Form::Color), Piece::Text(" stones at "), Piece::Arg(1, Form::Plain), Piece::Text(" and "), Piece::Arg(2, Form::Plain), Piece::Text(" are connected, but "), Piece::Arg(2, Form::Plain), Piece::Text(" is outside the set.")] },
    Message { kind: "more-open", arguments: &["count"], rules: "", lead: "", text: &[Piece::Select(0, &[("one", &[Piece::Text("One more point is open.")]), ("other", &[Piece::Arg(0, Form::Digits), Piece::Text(" more points are open.")])])] },
    Message { kind: "claims", arguments: &["player", "size", "all", "place"], rules: "", lead: "", text: &[Piece::Arg(0, Form::Name), Piece::Text(" claims "), Piece::Select(1, &[("0", &[Piece::Text("nothing")]), ("other", &[Piece::Arg(1, Form::Digits), Piece::Text(" of "), Piece::Arg(2, Form::Digits), Piece::Text(" points, "), Piece::Arg(3, Form::Plain)])]), Piece::Text(".")] },
    Message { kind: "claims-board", arguments: &["player"], rules: "", lead: "", text: &[Piece::Arg(0, Form::Name), Piece::Text(" claims the whole board.")] },
    Message { kind: "outside-filled", arguments: &["count", "refuter"], rules: "", lead: "", text: &[Piece::Select(0, &[("0", &[Piece::Text("Nothing is outside the set, so nothing is filled.")]), ("one", &[Piece::Text("The point outside gets a "), Piece::Arg(1, Form::Color), Piece::Text(" stone that can never be captured.")]), ("other", &[Piece::Text("Each of the "), Piece::Arg(0, Form::Digits), Piece::Text(" points outside gets a "), Piece::Arg(1, Form::Color), Piece::Text(" stone that can never be captured.")])])] },
    Message { kind: "marks-go", arguments: &["points"], rules: "", lead: "", text: &[Piece::Text("The "), Piece::Select(0, &[("one", &[Piece::Text("square")]), ("other", &[Piece::Text("squares")])]), Piece::Text(" at "), Piece::Arg(0, Form::Plain), Piece::Text(" "), Piece::Select(0, &[("one", &[Piece::Text("is")]), ("other", &[Piece::Text("are")])]), Piece::Text(" removed.")] },
    Message { kind: "all-marks-go", arguments: &[], rules: "", lead: "", text: &[Piece::Text("The squares are removed.")] },
    Message { kind: "prisoners-go", arguments: &[], rules: "", lead: "", text: &[Piece::Text("Prisoners don’t matter here, so the count restarts at zero.")] },
    Message { kind: "none-to-go", arguments: &["player"], rules: "", lead: "", text: &[Piece::Arg(0, Form::Name), Piece::Text(" has no stone in the set, so none is removed.")] },
    Message { kind: "none-goes", arguments: &["player"], rules: "", lead: "", text: &[Piece::Text("Every "), Piece::Arg(0, Form::Color), Piece::Text(" stone in the set still has a liberty, so none is removed.")] },
    Message { kind: "stones-go", arguments: &["player", "points"], rules: "", lead: "", text: &[Piece::Select(1, &[("one", &[Piece::Text("The "), Piece::Arg(0, Form::Color), Piece::Text(" stone at "), Piece::Arg(1, Form::Plain), Piece::Text(" has no liberty left and is removed.")]), ("other", &[Piece::Text("The "), Piece::Arg(0, Form::Color), Piece::Text(" stones at "), Piece::Arg(1, Form::Plain), Piece::Text(" have no liberty left and are removed.")])])] },
    Message { kind: "many-go", arguments: &["player", "count", "place"], rules: "", lead: "", text: &[Piece::Arg(1, Form::Digits), Piece::Text(" "), Piece::Arg(0, Form::Color), Piece::Text(" stones "), Piece::Arg(2, Form::Plain), Piece::Text(" have no liberty left and are removed.")] },
    Message { kind: "proof-starts", arguments: &["player", "refuter", "passed"], rules: "", lead: "", text: &[Piece::Arg(1, Form::Name), Piece::Text(" moves first, "), Piece::Select(2, &[("yes", &[Piece::Text("and no pass counts yet")]), ("no", &[Piece::Text("and nobody has passed")])]), Piece::Text(". Here the proof starts: "), Piece::Arg(0, Form::Name), Piece::Text(" needs two eyes in the set, and "), Piece::Arg(1, Form::Name), Piece::Text(" tries to prevent them.")] },
];

impl Fact for ClaimingFact {
    fn message(&self) -> &'static Message {
        match self {
            Self::ClaimsNothing { .. } => &CLAIMING[0],
            Self::ClaimsAll { .. } => &CLAIMING[1],
            Self::ClaimsSome { .. } => &CLAIMING[2],
            Self::RegionEmpty => &CLAIMING[3],
            Self::RegionAll => &CLAIMING[4],
            Self::Region { .. } => &CLAIMING[5],
            Self::Where { .. } => &CLAIMING[6],
            Self::NoPoint => &CLAIMING[7],
            Self::OnlyPoint => &CLAIMING[8],
            Self::AllPoints { .. } => &CLAIMING[9],
            Self::SomePoints { .. } => &CLAIMING[10],
            Self::BorderClosed => &CLAIMING[11],
            Self::BorderOpen { .. } => &CLAIMING[12],
            Self::PressRegion { .. } => &CLAIMING[13],
            Self::NeedsNoBorder => &CLAIMING[14],
            Self::StonesLookOut { .. } => &CLAIMING[15],
            Self::NothingOutside => &CLAIMING[16],
            Self::NeighborOutside { .. } => &CLAIMING[17],
            Self::GroupCut { .. } => &CLAIMING[18],
            Self::MoreOpen { .. } => &CLAIMING[19],
            Self::Claims { .. } => &CLAIMING[20],
            Self::ClaimsBoard { .. } => &CLAIMING[21],
            Self::OutsideFilled { .. } => &CLAIMING[22],
            Self::MarksGo { .. } => &CLAIMING[23],
            Self::AllMarksGo => &CLAIMING[24],
            Self::PrisonersGo => &CLAIMING[25],
            Self::NoneToGo { .. } => &CLAIMING[26],
            Self::NoneGoes { .. } => &CLAIMING[27],
            Self::StonesGo { .. } => &CLAIMING[28],
            Self::ManyGo { .. } => &CLAIMING[29],
            Self::ProofStarts { .. } => &CLAIMING[30],
        }
    }

    fn arguments(&self) -> Vec<Arg<'_>> {
        match self {
            Self::ClaimsNothing { player } => vec![Arg::Color(*player)],
            Self::ClaimsAll { player } => vec![Arg::Color(*player)],
            Self::ClaimsSome { player, size, place } => vec![Arg::Color(*player), Arg::Count(*size), Arg::Fact(place)],
            Self::RegionEmpty => vec![],
            Self::RegionAll => vec![],
            Self::Region { size, place } => vec![Arg::Count(*size), Arg::Fact(place)],
            Self::Where { place } => vec![Arg::Fact(place)],
            Self::NoPoint => vec![],
            Self::OnlyPoint => vec![],
            Self::AllPoints { all } => vec![Arg::Count(*all)],
            Self::SomePoints { size, all } => vec![Arg::Count(*size), Arg::Count(*all)],
            Self::BorderClosed => vec![],
            Self::BorderOpen { at } => vec![Arg::Point(*at)],
            Self::PressRegion { player } => vec![Arg::Color(*player)],
            Self::NeedsNoBorder => vec![],
            Self::StonesLookOut { player } => vec![Arg::Color(*player)],
            Self::NothingOutside => vec![],
            Self::NeighborOutside { player, inside, outside, rule } => vec![Arg::Color(*player), Arg::Point(*inside), Arg::Point(*outside), Arg::Rules(rule)],
            Self::GroupCut { player, inside, outside, rule } => vec![Arg::Color(*player), Arg::Point(*inside), Arg::Point(*outside), Arg::Rules(rule)],
            Self::MoreOpen { count } => vec![Arg::Count(*count)],
            Self::Claims { player, size, all, place } => vec![Arg::Color(*player), Arg::Count(*size), Arg::Count(*all), Arg::Fact(place)],
            Self::ClaimsBoard { player } => vec![Arg::Color(*player)],
            Self::OutsideFilled { count, refuter } => vec![Arg::Count(*count), Arg::Color(*refuter)],
            Self::MarksGo { points } => vec![Arg::Points(points)],
            Self::AllMarksGo => vec![],
            Self::PrisonersGo => vec![],
            Self::NoneToGo { player } => vec![Arg::Color(*player)],
            Self::NoneGoes { player } => vec![Arg::Color(*player)],
            Self::StonesGo { player, points } => vec![Arg::Color(*player), Arg::Points(points)],
            Self::ManyGo { player, count, place } => vec![Arg::Color(*player), Arg::Count(*count), Arg::Fact(place)],
            Self::ProofStarts { player, refuter, passed } => vec![Arg::Color(*player), Arg::Color(*refuter), Arg::Flag(*passed)],
        }
    }
}

/// Facts of the catalogue `en/expected.ftl`.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the catalogue says what an argument is")]
pub enum ExpectedFact {
    /// `a text`
    AText,
    /// `a list of texts`
    Texts,
    /// `a list of objects`
    Objects,
    /// `a whole number from 0 on`
    WholeCount,
    /// `a whole number`
    WholeNumber,
    /// `a number`
    Number,
    /// `"black" or "white"`
    ColorName,
    /// `"black", "white" or "both"`
    ColorNames,
    /// `a list of "left", "right", "top", "bottom"`
    Sides,
    /// `true or false`
    Flag,
    /// `{ "[" }column, row]`
    ColumnAndRow,
    /// `a node, which begins with ";"`
    Node,
    /// `a game, which begins with "("`
    Game,
    /// `"(" or the end of a variation`
    Branch,
    /// `a property, ";", "(" or ")"`
    Property,
    /// `")"`
    Closing,
    /// `"{ "[" }" and the value of a property`
    Value,
    /// `the section of the rows`
    SectionOfRows,
    /// `a section that comes later`
    LaterSection,
    /// `the end of a section`
    EndOfSection,
    /// `a name`
    Name,
    /// `options`
    Options,
    /// `a step to a location`
    LocationStep,
    /// `a label`
    Label,
    /// `a number of sides`
    SideCount,
    /// `a side`
    Side,
    /// `a number of handicap stones`
    HandicapCount,
    /// `a komi`
    Komi,
    /// `a turn`
    Turn,
    /// `a pass count`
    PassCount,
    /// `whether there are captives`
    CaptivesTold,
    /// `a number of captives`
    CaptiveCount,
    /// `a number of moves`
    MoveCount,
    /// `a place among the moves`
    MovePlace,
    /// `the player who calls`
    Caller,
    /// `the number of a move`
    MoveNumber,
    /// `the number of the first move`
    FirstNumber,
    /// `another move`
    AnotherMove,
    /// `a pass or a place of these rows`
    MoveOrPlace,
    /// `whether it is a pass`
    PassTold,
    /// `whether there is a stone`
    StoneTold,
    /// `whether a cycle is removed`
    RemovalTold,
    /// `a colour`
    Color,
    /// `a column`
    Column,
    /// `a row`
    Row,
    /// `a number of columns`
    ColumnCount,
    /// `a number of rows`
    RowCount,
    /// `the kinds of cells`
    CellKinds,
    /// `a kind of cells`
    CellKind,
    /// `more cells`
    MoreCells,
    /// `cells of the kinds told`
    ToldCells,
    /// `the length of a run`
    RunLength,
    /// `no cell after the last one`
    NoMoreCells,
    /// `a shape`
    Shape,
    /// `a number of pairs`
    PairCount,
    /// `a neighbour`
    Neighbor,
    /// `a step of places`
    PlaceStep,
    /// `where to draw a location`
    DrawnPlace,
    /// `a kind of glue`
    GlueKind,
    /// `the letter of a pair`
    PairLetter,
    /// `a place`
    Place,
    /// `letters that differ`
    OtherLetters,
    /// `a list of glue or letters`
    Glue,
}

const EXPECTED: &[Message] = &[
    Message { kind: "a-text", arguments: &[], rules: "", lead: "", text: &[Piece::Text("a text")] },
    Message { kind: "texts", arguments: &[], rules: "", lead: "", text: &[Piece::Text("a list of texts")] },
    Message { kind: "objects", arguments: &[], rules: "", lead: "", text: &[Piece::Text("a list of objects")] },
    Message { kind: "whole-count", arguments: &[], rules: "", lead: "", text: &[Piece::Text("a whole number from 0 on")] },
    Message { kind: "whole-number", arguments: &[], rules: "", lead: "", text: &[Piece::Text("a whole number")] },
    Message { kind: "number", arguments: &[], rules: "", lead: "", text: &[Piece::Text("a number")] },
    Message { kind: "color-name", arguments: &[], rules: "", lead: "", text: &[Piece::Text("\"black\" or \"white\"")] },
    Message { kind: "color-names", arguments: &[], rules: "", lead: "", text: &[Piece::Text("\"black\", \"white\" or \"both\"")] },
    Message { kind: "sides", arguments: &[], rules: "", lead: "", text: &[Piece::Text("a list of \"left\", \"right\", \"top\", \"bottom\"")] },
    Message { kind: "flag", arguments: &[], rules: "", lead: "", text: &[Piece::Text("true or false")] },
    Message { kind: "column-and-row", arguments: &[], rules: "", lead: "", text: &[Piece::Text("[column, row]")] },
    Message { kind: "node", arguments: &[], rules: "", lead: "", text: &[Piece::Text("a node, which begins with \";\"")] },
    Message { kind: "game", arguments: &[], rules: "", lead: "", text: &[Piece::Text("a game, which begins with \"(\"")] },
    Message { kind: "branch", arguments: &[], rules: "", lead: "", text: &[Piece::Text("\"(\" or the end of a variation")] },
    Message { kind: "property", arguments: &[], rules: "", lead: "", text: &[Piece::Text("a property, \";\", \"(\" or \")\"")] },
    Message { kind: "closing", arguments: &[], rules: "", lead: "", text: &[Piece::Text("\")\"")] },
    Message { kind: "value", arguments: &[], rules: "", lead: "", text: &[Piece::Text("\"[\" and the value of a property")] },
    Message { kind: "section-of-rows", arguments: &[], rules: "", lead: "", text: &[Piece::Text("the section of the rows")] },
    Message { kind: "later-section", arguments: &[], rules: "", lead: "", text: &[Piece::Text("a section that comes later")] },
    Message { kind: "end-of-section", arguments: &[], rules: "", lead: "", text: &[Piece::Text("the end of a section")] },
    Message { kind: "name", arguments: &[], rules: "", lead: "", text: &[Piece::Text("a name")] },
    Message { kind: "options", arguments: &[], rules: "", lead: "", text: &[Piece::Text("options")] },
    Message { kind: "location-step", arguments: &[], rules: "", lead: "", text: &[Piece::Text("a step to a location")] },
    Message { kind: "label", arguments: &[], rules: "", lead: "", text: &[Piece::Text("a label")] },
    Message { kind: "side-count", arguments: &[], rules: "", lead: "", text: &[Piece::Text("a number of sides")] },
    Message { kind: "side", arguments: &[], rules: "", lead: "", text: &[Piece::Text("a side")] },
    Message { kind: "handicap-count", arguments: &[], rules: "", lead: "", text: &[Piece::Text("a number of handicap stones")] },
    Message { kind: "komi", arguments: &[], rules: "", lead: "", text: &[Piece::Text("a komi")] },
    Message { kind: "turn", arguments: &[], rules: "", lead: "", text: &[Piece::Text("a turn")] },
    Message { kind: "pass-count", arguments: &[], rules: "", lead: "", text: &[Piece::Text("a pass count")] },
    Message { kind: "captives-told", arguments: &[], rules: "", lead: "", text: &[Piece::Text("whether there are captives")] },
    Message { kind: "captive-count", arguments: &[], rules: "", lead: "", text: &[Piece::Text("a number of captives")] },
    Message { kind: "move-count", arguments: &[], rules: "", lead: "", text: &[Piece::Text("a number of moves")] },
    Message { kind: "move-place", arguments: &[], rules: "", lead: "", text: &[Piece::Text("a place among the moves")] },
    Message { kind: "caller", arguments: &[], rules: "", lead: "", text: &[Piece::Text("the player who calls")] },
    Message { kind: "move-number", arguments: &[], rules: "", lead: "", text: &[Piece::Text("the number of a move")] },
    Message { kind: "first-number", arguments: &[], rules: "", lead: "", text: &[Piece::Text("the number of the first move")] },
    Message { kind: "another-move", arguments: &[], rules: "", lead: "", text: &[Piece::Text("another move")] },
    Message { kind: "move-or-place", arguments: &[], rules: "", lead: "", text: &[Piece::Text("a pass or a place of these rows")] },
    Message { kind: "pass-told", arguments: &[], rules: "", lead: "", text: &[Piece::Text("whether it is a pass")] },
    Message { kind: "stone-told", arguments: &[], rules: "", lead: "", text: &[Piece::Text("whether there is a stone")] },
    Message { kind: "removal-told", arguments: &[], rules: "", lead: "", text: &[Piece::Text("whether a cycle is removed")] },
    Message { kind: "color", arguments: &[], rules: "", lead: "", text: &[Piece::Text("a colour")] },
    Message { kind: "column", arguments: &[], rules: "", lead: "", text: &[Piece::Text("a column")] },
    Message { kind: "row", arguments: &[], rules: "", lead: "", text: &[Piece::Text("a row")] },
    Message { kind: "column-count", arguments: &[], rules: "", lead: "", text: &[Piece::Text("a number of columns")] },
    Message { kind: "row-count", arguments: &[], rules: "", lead: "", text: &[Piece::Text("a number of rows")] },
    Message { kind: "cell-kinds", arguments: &[], rules: "", lead: "", text: &[Piece::Text("the kinds of cells")] },
    Message { kind: "cell-kind", arguments: &[], rules: "", lead: "", text: &[Piece::Text("a kind of cells")] },
    Message { kind: "more-cells", arguments: &[], rules: "", lead: "", text: &[Piece::Text("more cells")] },
    Message { kind: "told-cells", arguments: &[], rules: "", lead: "", text: &[Piece::Text("cells of the kinds told")] },
    Message { kind: "run-length", arguments: &[], rules: "", lead: "", text: &[Piece::Text("the length of a run")] },
    Message { kind: "no-more-cells", arguments: &[], rules: "", lead: "", text: &[Piece::Text("no cell after the last one")] },
    Message { kind: "shape", arguments: &[], rules: "", lead: "", text: &[Piece::Text("a shape")] },
    Message { kind: "pair-count", arguments: &[], rules: "", lead: "", text: &[Piece::Text("a number of pairs")] },
    Message { kind: "neighbor", arguments: &[], rules: "", lead: "", text: &[Piece::Text("a neighbour")] },
    Message { kind: "place-step", arguments: &[], rules: "", lead: "", text: &[Piece::Text("a step of places")] },
    Message { kind: "drawn-place", arguments: &[], rules: "", lead: "", text: &[Piece::Text("where to draw a location")] },
    Message { kind: "glue-kind", arguments: &[], rules: "", lead: "", text: &[Piece::Text("a kind of glue")] },
    Message { kind: "pair-letter", arguments: &[], rules: "", lead: "", text: &[Piece::Text("the letter of a pair")] },
    Message { kind: "place", arguments: &[], rules: "", lead: "", text: &[Piece::Text("a place")] },
    Message { kind: "other-letters", arguments: &[], rules: "", lead: "", text: &[Piece::Text("letters that differ")] },
    Message { kind: "glue", arguments: &[], rules: "", lead: "", text: &[Piece::Text("a list of glue or letters")] },
];

impl Fact for ExpectedFact {
    fn message(&self) -> &'static Message {
        match self {
            Self::AText => &EXPECTED[0],
            Self::Texts => &EXPECTED[1],
            Self::Objects => &EXPECTED[2],
            Self::WholeCount => &EXPECTED[3],
            Self::WholeNumber => &EXPECTED[4],
            Self::Number => &EXPECTED[5],
            Self::ColorName => &EXPECTED[6],
            Self::ColorNames => &EXPECTED[7],
            Self::Sides => &EXPECTED[8],
            Self::Flag => &EXPECTED[9],
            Self::ColumnAndRow => &EXPECTED[10],
            Self::Node => &EXPECTED[11],
            Self::Game => &EXPECTED[12],
            Self::Branch => &EXPECTED[13],
            Self::Property => &EXPECTED[14],
            Self::Closing => &EXPECTED[15],
            Self::Value => &EXPECTED[16],
            Self::SectionOfRows => &EXPECTED[17],
            Self::LaterSection => &EXPECTED[18],
            Self::EndOfSection => &EXPECTED[19],
            Self::Name => &EXPECTED[20],
            Self::Options => &EXPECTED[21],
            Self::LocationStep => &EXPECTED[22],
            Self::Label => &EXPECTED[23],
            Self::SideCount => &EXPECTED[24],
            Self::Side => &EXPECTED[25],
            Self::HandicapCount => &EXPECTED[26],
            Self::Komi => &EXPECTED[27],
            Self::Turn => &EXPECTED[28],
            Self::PassCount => &EXPECTED[29],
            Self::CaptivesTold => &EXPECTED[30],
            Self::CaptiveCount => &EXPECTED[31],
            Self::MoveCount => &EXPECTED[32],
            Self::MovePlace => &EXPECTED[33],
            Self::Caller => &EXPECTED[34],
            Self::MoveNumber => &EXPECTED[35],
            Self::FirstNumber => &EXPECTED[36],
            Self::AnotherMove => &EXPECTED[37],
            Self::MoveOrPlace => &EXPECTED[38],
            Self::PassTold => &EXPECTED[39],
            Self::StoneTold => &EXPECTED[40],
            Self::RemovalTold => &EXPECTED[41],
            Self::Color => &EXPECTED[42],
            Self::Column => &EXPECTED[43],
            Self::Row => &EXPECTED[44],
            Self::ColumnCount => &EXPECTED[45],
            Self::RowCount => &EXPECTED[46],
            Self::CellKinds => &EXPECTED[47],
            Self::CellKind => &EXPECTED[48],
            Self::MoreCells => &EXPECTED[49],
            Self::ToldCells => &EXPECTED[50],
            Self::RunLength => &EXPECTED[51],
            Self::NoMoreCells => &EXPECTED[52],
            Self::Shape => &EXPECTED[53],
            Self::PairCount => &EXPECTED[54],
            Self::Neighbor => &EXPECTED[55],
            Self::PlaceStep => &EXPECTED[56],
            Self::DrawnPlace => &EXPECTED[57],
            Self::GlueKind => &EXPECTED[58],
            Self::PairLetter => &EXPECTED[59],
            Self::Place => &EXPECTED[60],
            Self::OtherLetters => &EXPECTED[61],
            Self::Glue => &EXPECTED[62],
        }
    }

    fn arguments(&self) -> Vec<Arg<'_>> {
        match self {
            Self::AText => vec![],
            Self::Texts => vec![],
            Self::Objects => vec![],
            Self::WholeCount => vec![],
            Self::WholeNumber => vec![],
            Self::Number => vec![],
            Self::ColorName => vec![],
            Self::ColorNames => vec![],
            Self::Sides => vec![],
            Self::Flag => vec![],
            Self::ColumnAndRow => vec![],
            Self::Node => vec![],
            Self::Game => vec![],
            Self::Branch => vec![],
            Self::Property => vec![],
            Self::Closing => vec![],
            Self::Value => vec![],
            Self::SectionOfRows => vec![],
            Self::LaterSection => vec![],
            Self::EndOfSection => vec![],
            Self::Name => vec![],
            Self::Options => vec![],
            Self::LocationStep => vec![],
            Self::Label => vec![],
            Self::SideCount => vec![],
            Self::Side => vec![],
            Self::HandicapCount => vec![],
            Self::Komi => vec![],
            Self::Turn => vec![],
            Self::PassCount => vec![],
            Self::CaptivesTold => vec![],
            Self::CaptiveCount => vec![],
            Self::MoveCount => vec![],
            Self::MovePlace => vec![],
            Self::Caller => vec![],
            Self::MoveNumber => vec![],
            Self::FirstNumber => vec![],
            Self::AnotherMove => vec![],
            Self::MoveOrPlace => vec![],
            Self::PassTold => vec![],
            Self::StoneTold => vec![],
            Self::RemovalTold => vec![],
            Self::Color => vec![],
            Self::Column => vec![],
            Self::Row => vec![],
            Self::ColumnCount => vec![],
            Self::RowCount => vec![],
            Self::CellKinds => vec![],
            Self::CellKind => vec![],
            Self::MoreCells => vec![],
            Self::ToldCells => vec![],
            Self::RunLength => vec![],
            Self::NoMoreCells => vec![],
            Self::Shape => vec![],
            Self::PairCount => vec![],
            Self::Neighbor => vec![],
            Self::PlaceStep => vec![],
            Self::DrawnPlace => vec![],
            Self::GlueKind => vec![],
            Self::PairLetter => vec![],
            Self::Place => vec![],
            Self::OtherLetters => vec![],
            Self::Glue => vec![],
        }
    }
}

/// Facts of the catalogue `en/forbidden.ftl`.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the catalogue says what an argument is")]
pub enum ForbiddenFact {
    /// `{ $at -> [none] this turn *[other] { $at } } comes after the end of the game`
    Over { at: Option<Point> },
    /// `{ $at -> [none] this turn *[other] { $at } } is not a location of the board`
    NoLocation { at: Option<Point> },
    /// `{ $at -> [none] this turn *[other] { $at } } is not empty`
    Occupied { at: Option<Point> },
    /// `{ $at -> [none] this turn *[other] { $at } } would leave its own string without a liberty`
    Suicide { at: Option<Point> },
    /// `{ $at -> [none] this turn *[other] { $at } } recaptures in a ko at once`
    TakesBack { at: Option<Point> },
    /// `{ $at -> [none] this turn *[other] { $at } } brings back a position of this game`
    Repeats { at: Option<Point> },
    /// `{ $at -> [none] this turn *[other] { $at } } begins a cycle that the same player has begun before`
    BeginsAgain { at: Option<Point> },
    /// `{ $at -> [none] this turn *[other] { $at } } takes stones that are hot`
    Hot { at: Option<Point> },
    /// `{ $at -> [none] this turn *[other] { $at } } is a pass, and these rules have none`
    NoPass { at: Option<Point> },
    /// `{ $at -> [none] this turn *[other] { $at } } takes a button that is not there`
    NoButton { at: Option<Point> },
    /// `{ $at -> [none] this turn *[other] { $at } } comes after a stop alone, and play has not stopped`
    NoStop { at: Option<Point> },
    /// `{ $at -> [none] this turn *[other] { $at } } is a turn that this rule set does not have`
    NoSuchTurn { at: Option<Point> },
    /// `{ $at -> [none] this turn *[other] { $at } } is in a ko that a capture has marked, and nobody has passed for it`
    Marked { at: Option<Point> },
    /// `{ $at -> [none] this turn *[other] { $at } } is not a location to pass for`
    NoMark { at: Option<Point> },
    /// `{ $at -> [none] this turn *[other] { $at } } repeats a play of this sequence, from the same position to the same position`
    PlayedBefore { at: Option<Point> },
    /// `{ $at -> [none] this turn *[other] { $at } } recaptures in a ko before anybody has made a ko-pass`
    NeedsKoPass { at: Option<Point> },
    /// `{ $at -> [none] this turn *[other] { $at } } is a ko-pass, and no capture in a ko waits for one`
    NothingBanned { at: Option<Point> },
    /// `{ $at -> [none] this turn *[other] { $at } } would end the game with a direct ko stone`
    DirectKoStone { at: Option<Point> },
    /// `{ $at -> [none] this turn *[other] { $at } } comes before the end of the play-out`
    NotEnded { at: Option<Point> },
    /// `stones stand where the board has no location: { FEW($points) }`
    StonesOutside { points: PointSet },
    /// `a black and a white stone stand on one location: { FEW($points) }`
    BothColors { points: PointSet },
    /// `a string has no liberty: { FEW($points) }`
    NoLiberty { points: PointSet },
}

const FORBIDDEN: &[Message] = &[
    Message { kind: "over", arguments: &["at"], rules: "", lead: "", text: &[Piece::Select(0, &[("none", &[Piece::Text("this turn")]), ("other", &[Piece::Arg(0, Form::Plain)])]), Piece::Text(" comes after the end of the game")] },
    Message { kind: "no-location", arguments: &["at"], rules: "", lead: "", text: &[Piece::Select(0, &[("none", &[Piece::Text("this turn")]), ("other", &[Piece::Arg(0, Form::Plain)])]), Piece::Text(" is not a location of the board")] },
    Message { kind: "occupied", arguments: &["at"], rules: "", lead: "", text: &[Piece::Select(0, &[("none", &[Piece::Text("this turn")]), ("other", &[Piece::Arg(0, Form::Plain)])]), Piece::Text(" is not empty")] },
    Message { kind: "suicide", arguments: &["at"], rules: "", lead: "", text: &[Piece::Select(0, &[("none", &[Piece::Text("this turn")]), ("other", &[Piece::Arg(0, Form::Plain)])]), Piece::Text(" would leave its own string without a liberty")] },
    Message { kind: "takes-back", arguments: &["at"], rules: "", lead: "", text: &[Piece::Select(0, &[("none", &[Piece::Text("this turn")]), ("other", &[Piece::Arg(0, Form::Plain)])]), Piece::Text(" recaptures in a ko at once")] },
    Message { kind: "repeats", arguments: &["at"], rules: "", lead: "", text: &[Piece::Select(0, &[("none", &[Piece::Text("this turn")]), ("other", &[Piece::Arg(0, Form::Plain)])]), Piece::Text(" brings back a position of this game")] },
    Message { kind: "begins-again", arguments: &["at"], rules: "", lead: "", text: &[Piece::Select(0, &[("none", &[Piece::Text("this turn")]), ("other", &[Piece::Arg(0, Form::Plain)])]), Piece::Text(" begins a cycle that the same player has begun before")] },
    Message { kind: "hot", arguments: &["at"], rules: "", lead: "", text: &[Piece::Select(0, &[("none", &[Piece::Text("this turn")]), ("other", &[Piece::Arg(0, Form::Plain)])]), Piece::Text(" takes stones that are hot")] },
    Message { kind: "no-pass", arguments: &["at"], rules: "", lead: "", text: &[Piece::Select(0, &[("none", &[Piece::Text("this turn")]), ("other", &[Piece::Arg(0, Form::Plain)])]), Piece::Text(" is a pass, and these rules have none")] },
    Message { kind: "no-button", arguments: &["at"], rules: "", lead: "", text: &[Piece::Select(0, &[("none", &[Piece::Text("this turn")]), ("other", &[Piece::Arg(0, Form::Plain)])]), Piece::Text(" takes a button that is not there")] },
    Message { kind: "no-stop", arguments: &["at"], rules: "", lead: "", text: &[Piece::Select(0, &[("none", &[Piece::Text("this turn")]), ("other", &[Piece::Arg(0, Form::Plain)])]), Piece::Text(" comes after a stop alone, and play has not stopped")] },
    Message { kind: "no-such-turn", arguments: &["at"], rules: "", lead: "", text: &[Piece::Select(0, &[("none", &[Piece::Text("this turn")]), ("other", &[Piece::Arg(0, Form::Plain)])]), Piece::Text(" is a turn that this rule set does not have")] },
    Message { kind: "marked", arguments: &["at"], rules: "", lead: "", text: &[Piece::Select(0, &[("none", &[Piece::Text("this turn")]), ("other", &[Piece::Arg(0, Form::Plain)])]), Piece::Text(" is in a ko that a capture has marked, and nobody has passed for it")] },
    Message { kind: "no-mark", arguments: &["at"], rules: "", lead: "", text: &[Piece::Select(0, &[("none", &[Piece::Text("this turn")]), ("other", &[Piece::Arg(0, Form::Plain)])]), Piece::Text(" is not a location to pass for")] },
    Message { kind: "played-before", arguments: &["at"], rules: "", lead: "", text: &[Piece::Select(0, &[("none", &[Piece::Text("this turn")]), ("other", &[Piece::Arg(0, Form::Plain)])]), Piece::Text(" repeats a play of this sequence, from the same position to the same position")] },
    Message { kind: "needs-ko-pass", arguments: &["at"], rules: "", lead: "", text: &[Piece::Select(0, &[("none", &[Piece::Text("this turn")]), ("other", &[Piece::Arg(0, Form::Plain)])]), Piece::Text(" recaptures in a ko before anybody has made a ko-pass")] },
    Message { kind: "nothing-banned", arguments: &["at"], rules: "", lead: "", text: &[Piece::Select(0, &[("none", &[Piece::Text("this turn")]), ("other", &[Piece::Arg(0, Form::Plain)])]), Piece::Text(" is a ko-pass, and no capture in a ko waits for one")] },
    Message { kind: "direct-ko-stone", arguments: &["at"], rules: "", lead: "", text: &[Piece::Select(0, &[("none", &[Piece::Text("this turn")]), ("other", &[Piece::Arg(0, Form::Plain)])]), Piece::Text(" would end the game with a direct ko stone")] },
    Message { kind: "not-ended", arguments: &["at"], rules: "", lead: "", text: &[Piece::Select(0, &[("none", &[Piece::Text("this turn")]), ("other", &[Piece::Arg(0, Form::Plain)])]), Piece::Text(" comes before the end of the play-out")] },
    Message { kind: "stones-outside", arguments: &["points"], rules: "", lead: "", text: &[Piece::Text("stones stand where the board has no location: "), Piece::Arg(0, Form::Few)] },
    Message { kind: "both-colors", arguments: &["points"], rules: "", lead: "", text: &[Piece::Text("a black and a white stone stand on one location: "), Piece::Arg(0, Form::Few)] },
    Message { kind: "no-liberty", arguments: &["points"], rules: "", lead: "", text: &[Piece::Text("a string has no liberty: "), Piece::Arg(0, Form::Few)] },
];

impl Fact for ForbiddenFact {
    fn message(&self) -> &'static Message {
        match self {
            Self::Over { .. } => &FORBIDDEN[0],
            Self::NoLocation { .. } => &FORBIDDEN[1],
            Self::Occupied { .. } => &FORBIDDEN[2],
            Self::Suicide { .. } => &FORBIDDEN[3],
            Self::TakesBack { .. } => &FORBIDDEN[4],
            Self::Repeats { .. } => &FORBIDDEN[5],
            Self::BeginsAgain { .. } => &FORBIDDEN[6],
            Self::Hot { .. } => &FORBIDDEN[7],
            Self::NoPass { .. } => &FORBIDDEN[8],
            Self::NoButton { .. } => &FORBIDDEN[9],
            Self::NoStop { .. } => &FORBIDDEN[10],
            Self::NoSuchTurn { .. } => &FORBIDDEN[11],
            Self::Marked { .. } => &FORBIDDEN[12],
            Self::NoMark { .. } => &FORBIDDEN[13],
            Self::PlayedBefore { .. } => &FORBIDDEN[14],
            Self::NeedsKoPass { .. } => &FORBIDDEN[15],
            Self::NothingBanned { .. } => &FORBIDDEN[16],
            Self::DirectKoStone { .. } => &FORBIDDEN[17],
            Self::NotEnded { .. } => &FORBIDDEN[18],
            Self::StonesOutside { .. } => &FORBIDDEN[19],
            Self::BothColors { .. } => &FORBIDDEN[20],
            Self::NoLiberty { .. } => &FORBIDDEN[21],
        }
    }

    fn arguments(&self) -> Vec<Arg<'_>> {
        match self {
            Self::Over { at } => vec![at.as_ref().map_or(Arg::Missing, |x| Arg::Point(*x))],
            Self::NoLocation { at } => vec![at.as_ref().map_or(Arg::Missing, |x| Arg::Point(*x))],
            Self::Occupied { at } => vec![at.as_ref().map_or(Arg::Missing, |x| Arg::Point(*x))],
            Self::Suicide { at } => vec![at.as_ref().map_or(Arg::Missing, |x| Arg::Point(*x))],
            Self::TakesBack { at } => vec![at.as_ref().map_or(Arg::Missing, |x| Arg::Point(*x))],
            Self::Repeats { at } => vec![at.as_ref().map_or(Arg::Missing, |x| Arg::Point(*x))],
            Self::BeginsAgain { at } => vec![at.as_ref().map_or(Arg::Missing, |x| Arg::Point(*x))],
            Self::Hot { at } => vec![at.as_ref().map_or(Arg::Missing, |x| Arg::Point(*x))],
            Self::NoPass { at } => vec![at.as_ref().map_or(Arg::Missing, |x| Arg::Point(*x))],
            Self::NoButton { at } => vec![at.as_ref().map_or(Arg::Missing, |x| Arg::Point(*x))],
            Self::NoStop { at } => vec![at.as_ref().map_or(Arg::Missing, |x| Arg::Point(*x))],
            Self::NoSuchTurn { at } => vec![at.as_ref().map_or(Arg::Missing, |x| Arg::Point(*x))],
            Self::Marked { at } => vec![at.as_ref().map_or(Arg::Missing, |x| Arg::Point(*x))],
            Self::NoMark { at } => vec![at.as_ref().map_or(Arg::Missing, |x| Arg::Point(*x))],
            Self::PlayedBefore { at } => vec![at.as_ref().map_or(Arg::Missing, |x| Arg::Point(*x))],
            Self::NeedsKoPass { at } => vec![at.as_ref().map_or(Arg::Missing, |x| Arg::Point(*x))],
            Self::NothingBanned { at } => vec![at.as_ref().map_or(Arg::Missing, |x| Arg::Point(*x))],
            Self::DirectKoStone { at } => vec![at.as_ref().map_or(Arg::Missing, |x| Arg::Point(*x))],
            Self::NotEnded { at } => vec![at.as_ref().map_or(Arg::Missing, |x| Arg::Point(*x))],
            Self::StonesOutside { points } => vec![Arg::Points(points)],
            Self::BothColors { points } => vec![Arg::Points(points)],
            Self::NoLiberty { points } => vec![Arg::Points(points)],
        }
    }
}

/// Facts of the catalogue `en/notation.ftl`.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the catalogue says what an argument is")]
pub enum NotationFact {
    /// `{ $words }`
    Told { words: String },
    /// `there is no position here`
    NoPosition,
    /// `there is more than one position here`
    ManyPositions,
    /// `at most 1 MB of text is read`
    TextTooLong,
    /// `this is not UTF-8; save the text as UTF-8`
    NoText,
    /// `this is a part of a board, and nobody knows what lies outside`
    PartOfBoard,
    /// `{ DIGITS($count) } locations are too many; the limit is { DIGITS($limit) }`
    TooManyLocations { count: usize, limit: usize },
    /// `{ DIGITS($count) } in a row are too many ({ DIGITS($limit) })`
    LongRow { count: usize, limit: usize },
    /// `row { DIGITS($row) } has { DIGITS($places) } places where the first has { DIGITS($first) }`
    RowsDiffer { row: usize, places: usize, first: usize },
    /// `there are { DIGITS($places) } places for { DIGITS($locations) } locations`
    PlacesDiffer { places: usize, locations: usize },
    /// `a place is not a pair of numbers up to a million`
    WildPlace,
    /// `{ $why }`
    NoBoard { why: String },
    /// `"{ $shape }" is not a shape of a board ({ $known })`
    NoShape { shape: String, known: String },
    /// `glue names column { DIGITS($column) }, row { DIGITS($row) }, where no location is`
    GlueOutside { column: usize, row: usize },
    /// `{ $passes } is not a pass count`
    NoPassCount { passes: String },
    /// `{ NAME($color) } can't have so many captives`
    TooManyCaptives { color: Color },
    /// `this komi is out of all measure`
    WildKomi,
    /// `{ $why }`
    NoSituation { why: String },
    /// `this is not JSON: { $why }`
    NoJson { why: String },
    /// `an object is expected`
    ObjectExpected,
    /// `an object with "rows" is expected`
    RowsExpected,
    /// `"{ $name }" is not a field here`
    NoField { name: String },
    /// `the field "{ $name }" is missing`
    FieldMissing { name: String },
    /// `"{ $name }": { $what } is expected{ $found -> [none] { "" } *[other] , not "{ $found }" }`
    FieldRefused { name: String, what: ExpectedFact, found: Option<String> },
    /// `board is neither a caption nor an object`
    BoardUnknown,
    /// `board has neither shape nor neighbors`
    BoardEmpty,
    /// `neighbors is not a list of pairs`
    NoNeighbors,
    /// `at is not a list of places`
    NoPlaces,
    /// `glue is not a list of pairs of places`
    NoGlue,
    /// `cycle_removal is no number`
    NoRemoval,
    /// `"button" stands alone: it is no stone and no pass`
    ButtonAlone,
    /// `"resume" stands alone: it is no stone and no pass, and names the player who calls`
    ResumeAlone,
    /// `"at" or "pass": true is expected`
    PlaceOrPass,
    /// `"{ $sign }" is not a cell of a diagram ({ $signs })`
    NoCell { sign: String, signs: &'static str },
    /// `"{ $word }" is not a move number`
    NoMoveNumber { word: String },
    /// `there is a situation line already`
    SituationTwice,
    /// `no row is expected after the situation line`
    RowAfterSituation,
    /// `there is no diagram here; rows such as "{ $bare }" or "{ $barred }" are expected`
    NoRows { bare: &'static str, barred: &'static str },
    /// `the start is given twice`
    StartTwice,
    /// `"{ $word }" is not a move such as "pass", "b2", "remove 8" or "remove 8, b2"`
    NoMove { word: String },
    /// `"{ $word }" is neither "start" nor the number of a move`
    NoStartOrNumber { word: String },
    /// `{ $here -> [yes] this row has blanks between its cells, the first has none *[no] this row has no blanks between its cells, the first has some }`
    BlanksDiffer { here: bool },
    /// `"{ $line }" is not a situation line such as "0 0 B 0"`
    NoSituationLine { line: String },
    /// `move { DIGITS($number) } is given twice, in line { DIGITS($first) } and in line { DIGITS($second) }`
    MoveTwice { number: usize, first: usize, second: usize },
    /// `move { DIGITS($number) } is missing; add a line under the diagram, such as "{ DIGITS($number) }: pass" or "{ DIGITS($number) }: a1"`
    MoveMissing { number: usize },
    /// `"{ $name }" is not a point of this board`
    NoPoint { name: String },
    /// `"{ $word }" is neither a point of this board nor "pass"`
    NoPointOrPass { word: String },
    /// `"{ $word }" does not say with which situation the cycle began`
    NoCycleStart { word: String },
    /// `the board has no location "{ $name }"`
    NoLocation { name: String },
    /// `the set is missing; write "all", points such as "a1,b2", or rows such as "{ $rows }"`
    SetMissing { rows: &'static str },
    /// `the board has { DIGITS($board) } rows, not { DIGITS($rows) }`
    SetRows { rows: usize, board: usize },
    /// `there are { DIGITS($signs) } signs for { DIGITS($places) } places`
    SetSigns { signs: usize, places: usize },
    /// `here is no location`
    HoleInSet,
    /// `"{ "*" }" or "." is expected`
    SetSign,
    /// `{ DIGITS($moves) } moves are too many; the limit is { DIGITS($limit) }`
    TooManyMoves { moves: usize, limit: usize },
    /// `a text with more than { DIGITS($limit) } moves in all is not read to its end`
    TooManyMovesInAll { limit: usize },
    /// `the game that this goes on from stops at its move { DIGITS($number) }`
    EarlierGameStops { number: usize },
    /// `this has another board than the game that it goes on from`
    OtherBoard,
    /// `this does not begin where the game before it ends: see { $points }`
    BeginsElsewhere { points: Vec<String> },
    /// `this goes on from "{ $id }", which does not stand before it`
    GameNotBefore { id: String },
    /// `this goes on from "{ $id }", which could not be played or does not stand before it`
    GameNotPlayed { id: String },
    /// `there is no move { DIGITS($number) }; the legal moves end with { DIGITS($last) }`
    BeyondLastMove { number: usize, last: usize },
    /// `there is no move { DIGITS($number) }`
    MoveUnknown { number: usize },
    /// `a pass has no place`
    PassWithPlace,
    /// `there is no location in column { DIGITS($column) }, row { DIGITS($row) }`
    NoLocationThere { column: usize, row: usize },
    /// `{ $why }`
    IllegalMove { why: String },
    /// `{ $what } is expected`
    LinkExpected { what: ExpectedFact },
    /// `a link is expected, which begins with "{ $prefix }"`
    NoLink { prefix: &'static str },
    /// `a link is expected, which begins with { $version }`
    NoLinkVersion { version: String },
    /// `version { $version } is expected, not { $found }; a newer Loja may read this link`
    NewerLink { version: String, found: String },
    /// `this part of the link needs a newer Loja (section { DIGITS($section) })`
    NewerSection { section: usize },
    /// `"{ $sign }" is none of A-Z a-z 0-9 - _`
    LinkSign { sign: String },
    /// `the link can't end with this character; was its end cut off?`
    LinkEndsAmid,
    /// `the link ends too early; was its end cut off?`
    LinkCutOff,
    /// `the checksum does not fit; was the end cut off, or a character changed?`
    LinkDamaged,
    /// `{ $what } below { DIGITS($limit) } is expected, not { DIGITS($found) }`
    LinkNumber { what: ExpectedFact, limit: usize, found: usize },
    /// `{ $what } is expected, and this is not UTF-8`
    LinkText { what: ExpectedFact },
    /// `a run of 1 to { DIGITS($left) } cells is expected`
    LinkRun { left: usize },
    /// `one of the locations 0 to { DIGITS($last) } is expected`
    LinkLocation { last: usize },
    /// `a shape is expected that this Loja knows`
    LinkShape,
    /// `{ DIGITS($columns) } columns and { DIGITS($rows) } rows are too many; { DIGITS($limit) } locations are the limit`
    LinkBoard { columns: usize, rows: usize, limit: usize },
    /// `a link has no place for so many rows`
    LinkRows,
    /// `a link has 1 MB at most`
    LongLink,
    /// `a link has no place for the pass count { $passes }, which LJRG does not know`
    LinkPasses { passes: String },
    /// `a link has no place for the button; JSON has`
    LinkButton,
    /// `at most 16 MB of SGF are read`
    LongSgf,
    /// `at most 1,048,576 nodes are read`
    ManyNodes,
    /// `{ $found -> [none] the end of the text *[other] "{ $found }" } stands where { $what } is expected`
    SgfExpected { found: Option<String>, what: ExpectedFact },
    /// `this value has no "]" at its end`
    OpenValue,
    /// `there is no game { DIGITS($number) }`
    NoGameNumber { number: usize },
    /// `there is no game here`
    NoGame,
    /// `there is no move { DIGITS($number) }; the { $main -> [yes] main line *[no] variation } has { DIGITS($made) }`
    LineTooShort { number: usize, main: bool, made: usize },
    /// `there is no variation { DIGITS($variation) }; the game has { DIGITS($count) } { VERB($count, "lines", "line") }{ $more -> [yes] { " " }that are read *[no] { "" } }`
    NoVariation { variation: usize, count: usize, more: bool },
    /// `GM{ "[" }{ $game }] is not a game of Go`
    OtherGame { game: String },
    /// `LJH names a place outside the board`
    HoleOutside,
    /// `LJE{ "[" }{ $name }] is no side`
    NoSide { name: String },
    /// `{ $property }{ "[" }{ $value }] is not a size of a board up to { DIGITS($limit) }, such as 19 or 7:5`
    NoSize { property: &'static str, value: String, limit: usize },
    /// `{ $property }{ "[" }{ $value }] is not a pair of numbers`
    NoPair { property: &'static str, value: String },
    /// `LJG{ "[" }{ $value }] glues nothing, as A:aa:ca does`
    GluesNothing { value: String },
    /// `LJG has a letter twice`
    LetterTwice,
    /// `LJG has a letter everywhere or nowhere`
    LettersMixed,
    /// `"{ $value }" is not a point such as "aa"`
    NoSgfPoint { value: String },
    /// `"{ $value }" is not a rectangle from upper left to lower right`
    NoRectangle { value: String },
    /// `these lists name too many points`
    TooManyPoints,
    /// `LJP{ "[" }{ $value }] is not a pass count`
    NoSgfPassCount { value: String },
    /// `{ $property } names column { DIGITS($column) }, row { DIGITS($row) }, where no location is`
    PropertyOutside { property: &'static str, column: usize, row: usize },
    /// `{ $property }{ "[" }{ $value }] is no player`
    NoPlayer { property: &'static str, value: String },
    /// `LJR{ "[" }{ $value }] is not a move number`
    NoRemovalNumber { value: String },
    /// `SGF has boards of { DIGITS($limit) } by { DIGITS($limit) } at most`
    NoRoomInSgf { limit: usize },
    /// `not by these rules from { $moves -> [0] the start *[other] the set-up after move { DIGITS($moves) } }: { $why }`
    BeyondRules { moves: usize, why: Box<Self> },
    /// `{ $beyond }; this can be shown, not judged or played on`
    OnlyShown { beyond: Box<Self> },
    /// `the text before the game is passed over`
    TextBefore,
    /// `the text after the game is passed over`
    TextAfter,
    /// `the text ends amid a value, which is passed over`
    EndsAmidValue,
    /// `the text ends amid the game`
    EndsAmidGame,
    /// `{ $property }: { $why }; it is passed over`
    PointsPassedOver { property: &'static str, why: Box<Self> },
    /// `{ $property } names places outside the board; they are passed over`
    PlacesPassedOver { property: &'static str },
    /// `everything before this set-up is { $why }`
    BeforeSetUp { why: String },
    /// `as many of Black's first moves as HA tells are handicap stones`
    HandicapMoves,
    /// `there is more than one move here; they are read in their order`
    MovesInOrder,
    /// `{ $passes -> [one] a pass stands *[other] { DIGITS($passes) } passes stand } beyond the end of the game, after its move { DIGITS($number) }`
    PassesAfterEnd { passes: usize, number: usize },
    /// `KM{ "[" }{ $value }] is no number, so there is no komi`
    NoKomi { value: String },
    /// `LB{ "[" }{ $value }] names no point`
    LabelWithoutPoint { value: String },
    /// `{ $property }{ "[" }{ $value }] does not name two points`
    StrokeWithoutPoints { property: &'static str, value: String },
    /// `move { DIGITS($number) } is "{ $value }", which is not a location of this board; it is read as a pass`
    MoveOutside { number: usize, value: String },
    /// `and { DIGITS($more) } more like these`
    MoreWarnings { more: usize },
    /// `there is no diagram here`
    NoDiagram,
    /// `"{ $line }" is not a first line such as { $known }`
    NoFirstLine { line: String, known: &'static str },
    /// `nothing is expected after the diagram`
    AfterDiagram,
    /// `"{ $prefix }" is expected before each line`
    PrefixExpected { prefix: &'static str },
    /// `there is no row of a diagram here`
    NoDiagramRow,
    /// `"|" is expected as in the first row, not "{ $found }"`
    BarExpected { found: String },
    /// `{ $places -> [one] 1 place stands *[other] { DIGITS($places) } places stand } here where the first row has { DIGITS($first) }`
    OtherWidth { places: usize, first: usize },
    /// `"{ $sign }" is not a sign of a diagram ({ $known })`
    NoDiagramSign { sign: String, known: &'static str },
    /// `the title says where move { DIGITS($number) } is, but nothing of the kind is there`
    TitleMove { number: usize },
    /// `move { DIGITS($number) } is missing; add "({ DIGITS($number) } at 1)" to the title if it is where 1 was, or "({ DIGITS($number) } passes)" if it is a pass`
    TitleMoveMissing { number: usize },
    /// `a diagram of Sensei’s Library has { DIGITS($limit) } moves at most, and this game has { DIGITS($moves) }`
    ManyFigures { limit: usize, moves: usize },
    /// `Sensei’s Library has no sign for a removed cycle`
    NoSignForCycle,
    /// `a stone lay there at the start, so there is no room for its figure`
    NoRoomForFigure,
    /// `Sensei’s Library draws sheets only, whose edges are not joined`
    NoSeams,
    /// `Sensei’s Library has no board without a location`
    NoEmptyBoard,
    /// `a game of passes alone has no figure, so Sensei’s Library can’t tell it`
    OnlyPasses,
    /// `"{ $line }" is not an arrow or line such as { $known } on this part of the board; it is passed over`
    NoStroke { line: String, known: &'static str },
    /// `no more than { DIGITS($limit) } arrows and lines are read`
    TooManyStrokes { limit: usize },
}

const NOTATION: &[Message] = &[
    Message { kind: "told", arguments: &["words"], rules: "", lead: "", text: &[Piece::Arg(0, Form::Plain)] },
    Message { kind: "no-position", arguments: &[], rules: "", lead: "", text: &[Piece::Text("there is no position here")] },
    Message { kind: "many-positions", arguments: &[], rules: "", lead: "", text: &[Piece::Text("there is more than one position here")] },
    Message { kind: "text-too-long", arguments: &[], rules: "", lead: "", text: &[Piece::Text("at most 1 MB of text is read")] },
    Message { kind: "no-text", arguments: &[], rules: "", lead: "", text: &[Piece::Text("this is not UTF-8; save the text as UTF-8")] },
    Message { kind: "part-of-board", arguments: &[], rules: "", lead: "", text: &[Piece::Text("this is a part of a board, and nobody knows what lies outside")] },
    Message { kind: "too-many-locations", arguments: &["count", "limit"], rules: "", lead: "", text: &[Piece::Arg(0, Form::Digits), Piece::Text(" locations are too many; the limit is "), Piece::Arg(1, Form::Digits)] },
    Message { kind: "long-row", arguments: &["count", "limit"], rules: "", lead: "", text: &[Piece::Arg(0, Form::Digits), Piece::Text(" in a row are too many ("), Piece::Arg(1, Form::Digits), Piece::Text(")")] },
    Message { kind: "rows-differ", arguments: &["row", "places", "first"], rules: "", lead: "", text: &[Piece::Text("row "), Piece::Arg(0, Form::Digits), Piece::Text(" has "), Piece::Arg(1, Form::Digits), Piece::Text(" places where the first has "), Piece::Arg(2, Form::Digits)] },
    Message { kind: "places-differ", arguments: &["places", "locations"], rules: "", lead: "", text: &[Piece::Text("there are "), Piece::Arg(0, Form::Digits), Piece::Text(" places for "), Piece::Arg(1, Form::Digits), Piece::Text(" locations")] },
    Message { kind: "wild-place", arguments: &[], rules: "", lead: "", text: &[Piece::Text("a place is not a pair of numbers up to a million")] },
    Message { kind: "no-board", arguments: &["why"], rules: "", lead: "", text: &[Piece::Arg(0, Form::Plain)] },
    Message { kind: "no-shape", arguments: &["shape", "known"], rules: "", lead: "", text: &[Piece::Text("\""), Piece::Arg(0, Form::Plain), Piece::Text("\" is not a shape of a board ("), Piece::Arg(1, Form::Plain), Piece::Text(")")] },
    Message { kind: "glue-outside", arguments: &["column", "row"], rules: "", lead: "", text: &[Piece::Text("glue names column "), Piece::Arg(0, Form::Digits), Piece::Text(", row "), Piece::Arg(1, Form::Digits), Piece::Text(", where no location is")] },
    Message { kind: "no-pass-count", arguments: &["passes"], rules: "E7.8", lead: "", text: &[Piece::Arg(0, Form::Plain), Piece::Text(" is not a pass count")] },
    Message { kind: "too-many-captives", arguments: &["color"], rules: "", lead: "", text: &[Piece::Arg(0, Form::Name), Piece::Text(" can't have so many captives")] },
    Message { kind: "wild-komi", arguments: &[], rules: "", lead: "", text: &[Piece::Text("this komi is out of all measure")] },
    Message { kind: "no-situation", arguments: &["why"], rules: "", lead: "", text: &[Piece::Arg(0, Form::Plain)] },
    Message { kind: "no-json", arguments: &["why"], rules: "", lead: "", text: &[Piece::Text("this is not JSON: "), Piece::Arg(0, Form::Plain)] },
    Message { kind: "object-expected", arguments: &[], rules: "", lead: "", text: &[Piece::Text("an object is expected")] },
    Message { kind: "rows-expected", arguments: &[], rules: "", lead: "", text: &[Piece::Text("an object with \"rows\" is expected")] },
    Message { kind: "no-field", arguments: &["name"], rules: "", lead: "", text: &[Piece::Text("\""), Piece::Arg(0, Form::Plain), Piece::Text("\" is not a field here")] },
    Message { kind: "field-missing", arguments: &["name"], rules: "", lead: "", text: &[Piece::Text("the field \""), Piece::Arg(0, Form::Plain), Piece::Text("\" is missing")] },
    Message { kind: "field-refused", arguments: &["name", "what", "found"], rules: "", lead: "", text: &[Piece::Text("\""), Piece::Arg(0, Form::Plain), Piece::Text("\": "), Piece::Arg(1, Form::Plain), Piece::Text(" is expected"), Piece::Select(2, &[("none", &[]), ("other", &[Piece::Text(", not \""), Piece::Arg(2, Form::Plain), Piece::Text("\"")])])] },
    Message { kind: "board-unknown", arguments: &[], rules: "", lead: "", text: &[Piece::Text("board is neither a caption nor an object")] },
    Message { kind: "board-empty", arguments: &[], rules: "", lead: "", text: &[Piece::Text("board has neither shape nor neighbors")] },
    Message { kind: "no-neighbors", arguments: &[], rules: "", lead: "", text: &[Piece::Text("neighbors is not a list of pairs")] },
    Message { kind: "no-places", arguments: &[], rules: "", lead: "", text: &[Piece::Text("at is not a list of places")] },
    Message { kind: "no-glue", arguments: &[], rules: "", lead: "", text: &[Piece::Text("glue is not a list of pairs of places")] },
    Message { kind: "no-removal", arguments: &[], rules: "", lead: "", text: &[Piece::Text("cycle_removal is no number")] },
    Message { kind: "button-alone", arguments: &[], rules: "", lead: "", text: &[Piece::Text("\"button\" stands alone: it is no stone and no pass")] },
    Message { kind: "resume-alone", arguments: &[], rules: "", lead: "", text: &[Piece::Text("\"resume\" stands alone: it is no stone and no pass, and names the player who calls")] },
    Message { kind: "place-or-pass", arguments: &[], rules: "", lead: "", text: &[Piece::Text("\"at\" or \"pass\": true is expected")] },
    Message { kind: "no-cell", arguments: &["sign", "signs"], rules: "", lead: "", text: &[Piece::Text("\""), Piece::Arg(0, Form::Plain), Piece::Text("\" is not a cell of a diagram ("), Piece::Arg(1, Form::Plain), Piece::Text(")")] },
    Message { kind: "no-move-number", arguments: &["word"], rules: "", lead: "", text: &[Piece::Text("\""), Piece::Arg(0, Form::Plain), Piece::Text("\" is not a move number")] },
    Message { kind: "situation-twice", arguments: &[], rules: "", lead: "", text: &[Piece::Text("there is a situation line already")] },
    Message { kind: "row-after-situation", arguments: &[], rules: "", lead: "", text: &[Piece::Text("no row is expected after the situation line")] },
    Message { kind: "no-rows", arguments: &["bare", "barred"], rules: "", lead: "", text: &[Piece::Text("there is no diagram here; rows such as \""), Piece::Arg(0, Form::Plain), Piece::Text("\" or \""), Piece::Arg(1, Form::Plain), Piece::Text("\" are expected")] },
    Message { kind: "start-twice", arguments: &[], rules: "", lead: "", text: &[Piece::Text("the start is given twice")] },
    Message { kind: "no-move", arguments: &["word"], rules: "", lead: "", text: &[Piece::Text("\""), Piece::Arg(0, Form::Plain), Piece::Text("\" is not a move such as \"pass\", \"b2\", \"remove 8\" or \"remove 8, b2\"")] },
    Message { kind: "no-start-or-number", arguments: &["word"], rules: "", lead: "", text: &[Piece::Text("\""), Piece::Arg(0, Form::Plain), Piece::Text("\" is neither \"start\" nor the number of a move")] },
    Message { kind: "blanks-differ", arguments: &["here"], rules: "", lead: "", text: &[Piece::Select(0, &[("yes", &[Piece::Text("this row has blanks between its cells, the first has none")]), ("no", &[Piece::Text("this row has no blanks between its cells, the first has some")])])] },
    Message { kind: "no-situation-line", arguments: &["line"], rules: "", lead: "", text: &[Piece::Text("\""), Piece::Arg(0, Form::Plain), Piece::Text("\" is not a situation line such as \"0 0 B 0\"")] },
    Message { kind: "move-twice", arguments: &["number", "first", "second"], rules: "", lead: "", text: &[Piece::Text("move "), Piece::Arg(0, Form::Digits), Piece::Text(" is given twice, in line "), Piece::Arg(1, Form::Digits), Piece::Text(" and in line "), Piece::Arg(2, Form::Digits)] },
    Message { kind: "move-missing", arguments: &["number"], rules: "", lead: "", text: &[Piece::Text("move "), Piece::Arg(0, Form::Digits), Piece::Text(" is missing; add a line under the diagram, such as \""), Piece::Arg(0, Form::Digits), Piece::Text(": pass\" or \""), Piece::Arg(0, Form::Digits), Piece::Text(": a1\"")] },
    Message { kind: "no-point", arguments: &["name"], rules: "", lead: "", text: &[Piece::Text("\""), Piece::Arg(0, Form::Plain), Piece::Text("\" is not a point of this board")] },
    Message { kind: "no-point-or-pass", arguments: &["word"], rules: "", lead: "", text: &[Piece::Text("\""), Piece::Arg(0, Form::Plain), Piece::Text("\" is neither a point of this board nor \"pass\"")] },
    Message { kind: "no-cycle-start", arguments: &["word"], rules: "", lead: "", text: &[Piece::Text("\""), Piece::Arg(0, Form::Plain), Piece::Text("\" does not say with which situation the cycle began")] },
    Message { kind: "no-location", arguments: &["name"], rules: "C5.1", lead: "", text: &[Piece::Text("the board has no location \""), Piece::Arg(0, Form::Plain), Piece::Text("\"")] },
    Message { kind: "set-missing", arguments: &["rows"], rules: "", lead: "", text: &[Piece::Text("the set is missing; write \"all\", points such as \"a1,b2\", or rows such as \""), Piece::Arg(0, Form::Plain), Piece::Text("\"")] },
    Message { kind: "set-rows", arguments: &["rows", "board"], rules: "", lead: "", text: &[Piece::Text("the board has "), Piece::Arg(1, Form::Digits), Piece::Text(" rows, not "), Piece::Arg(0, Form::Digits)] },
    Message { kind: "set-signs", arguments: &["signs", "places"], rules: "", lead: "", text: &[Piece::Text("there are "), Piece::Arg(0, Form::Digits), Piece::Text(" signs for "), Piece::Arg(1, Form::Digits), Piece::Text(" places")] },
    Message { kind: "hole-in-set", arguments: &[], rules: "C5.1", lead: "", text: &[Piece::Text("here is no location")] },
    Message { kind: "set-sign", arguments: &[], rules: "", lead: "", text: &[Piece::Text("\"*\" or \".\" is expected")] },
    Message { kind: "too-many-moves", arguments: &["moves", "limit"], rules: "", lead: "", text: &[Piece::Arg(0, Form::Digits), Piece::Text(" moves are too many; the limit is "), Piece::Arg(1, Form::Digits)] },
    Message { kind: "too-many-moves-in-all", arguments: &["limit"], rules: "", lead: "", text: &[Piece::Text("a text with more than "), Piece::Arg(0, Form::Digits), Piece::Text(" moves in all is not read to its end")] },
    Message { kind: "earlier-game-stops", arguments: &["number"], rules: "", lead: "", text: &[Piece::Text("the game that this goes on from stops at its move "), Piece::Arg(0, Form::Digits)] },
    Message { kind: "other-board", arguments: &[], rules: "", lead: "", text: &[Piece::Text("this has another board than the game that it goes on from")] },
    Message { kind: "begins-elsewhere", arguments: &["points"], rules: "", lead: "", text: &[Piece::Text("this does not begin where the game before it ends: see "), Piece::Arg(0, Form::Plain)] },
    Message { kind: "game-not-before", arguments: &["id"], rules: "", lead: "", text: &[Piece::Text("this goes on from \""), Piece::Arg(0, Form::Plain), Piece::Text("\", which does not stand before it")] },
    Message { kind: "game-not-played", arguments: &["id"], rules: "", lead: "", text: &[Piece::Text("this goes on from \""), Piece::Arg(0, Form::Plain), Piece::Text("\", which could not be played or does not stand before it")] },
    Message { kind: "beyond-last-move", arguments: &["number", "last"], rules: "", lead: "", text: &[Piece::Text("there is no move "), Piece::Arg(0, Form::Digits), Piece::Text("; the legal moves end with "), Piece::Arg(1, Form::Digits)] },
    Message { kind: "move-unknown", arguments: &["number"], rules: "", lead: "", text: &[Piece::Text("there is no move "), Piece::Arg(0, Form::Digits)] },
    Message { kind: "pass-with-place", arguments: &[], rules: "", lead: "", text: &[Piece::Text("a pass has no place")] },
    Message { kind: "no-location-there", arguments: &["column", "row"], rules: "", lead: "", text: &[Piece::Text("there is no location in column "), Piece::Arg(0, Form::Digits), Piece::Text(", row "), Piece::Arg(1, Form::Digits)] },
    Message { kind: "illegal-move", arguments: &["why"], rules: "", lead: "", text: &[Piece::Arg(0, Form::Plain)] },
    Message { kind: "link-expected", arguments: &["what"], rules: "", lead: "", text: &[Piece::Arg(0, Form::Plain), Piece::Text(" is expected")] },
    Message { kind: "no-link", arguments: &["prefix"], rules: "", lead: "", text: &[Piece::Text("a link is expected, which begins with \""), Piece::Arg(0, Form::Plain), Piece::Text("\"")] },
    Message { kind: "no-link-version", arguments: &["version"], rules: "", lead: "", text: &[Piece::Text("a link is expected, which begins with "), Piece::Arg(0, Form::Plain)] },
    Message { kind: "newer-link", arguments: &["version", "found"], rules: "", lead: "", text: &[Piece::Text("version "), Piece::Arg(0, Form::Plain), Piece::Text(" is expected, not "), Piece::Arg(1, Form::Plain), Piece::Text("; a newer Loja may read this link")] },
    Message { kind: "newer-section", arguments: &["section"], rules: "", lead: "", text: &[Piece::Text("this part of the link needs a newer Loja (section "), Piece::Arg(0, Form::Digits), Piece::Text(")")] },
    Message { kind: "link-sign", arguments: &["sign"], rules: "", lead: "", text: &[Piece::Text("\""), Piece::Arg(0, Form::Plain), Piece::Text("\" is none of A-Z a-z 0-9 - _")] },
    Message { kind: "link-ends-amid", arguments: &[], rules: "", lead: "", text: &[Piece::Text("the link can't end with this character; was its end cut off?")] },
    Message { kind: "link-cut-off", arguments: &[], rules: "", lead: "", text: &[Piece::Text("the link ends too early; was its end cut off?")] },
    Message { kind: "link-damaged", arguments: &[], rules: "", lead: "", text: &[Piece::Text("the checksum does not fit; was the end cut off, or a character changed?")] },
    Message { kind: "link-number", arguments: &["what", "limit", "found"], rules: "", lead: "", text: &[Piece::Arg(0, Form::Plain), Piece::Text(" below "), Piece::Arg(1, Form::Digits), Piece::Text(" is expected, not "), Piece::Arg(2, Form::Digits)] },
    Message { kind: "link-text", arguments: &["what"], rules: "", lead: "", text: &[Piece::Arg(0, Form::Plain), Piece::Text(" is expected, and this is not UTF-8")] },
    Message { kind: "link-run", arguments: &["left"], rules: "", lead: "", text: &[Piece::Text("a run of 1 to "), Piece::Arg(0, Form::Digits), Piece::Text(" cells is expected")] },
    Message { kind: "link-location", arguments: &["last"], rules: "", lead: "", text: &[Piece::Text("one of the locations 0 to "), Piece::Arg(0, Form::Digits), Piece::Text(" is expected")] },
    Message { kind: "link-shape", arguments: &[], rules: "", lead: "", text: &[Piece::Text("a shape is expected that this Loja knows")] },
    Message { kind: "link-board", arguments: &["columns", "rows", "limit"], rules: "", lead: "", text: &[Piece::Arg(0, Form::Digits), Piece::Text(" columns and "), Piece::Arg(1, Form::Digits), Piece::Text(" rows are too many; "), Piece::Arg(2, Form::Digits), Piece::Text(" locations are the limit")] },
    Message { kind: "link-rows", arguments: &[], rules: "", lead: "", text: &[Piece::Text("a link has no place for so many rows")] },
    Message { kind: "long-link", arguments: &[], rules: "", lead: "", text: &[Piece::Text("a link has 1 MB at most")] },
    Message { kind: "link-passes", arguments: &["passes"], rules: "", lead: "", text: &[Piece::Text("a link has no place for the pass count "), Piece::Arg(0, Form::Plain), Piece::Text(", which LJRG does not know")] },
    Message { kind: "link-button", arguments: &[], rules: "", lead: "", text: &[Piece::Text("a link has no place for the button; JSON has")] },
    Message { kind: "long-sgf", arguments: &[], rules: "", lead: "", text: &[Piece::Text("at most 16 MB of SGF are read")] },
    Message { kind: "many-nodes", arguments: &[], rules: "", lead: "", text: &[Piece::Text("at most 1,048,576 nodes are read")] },
    Message { kind: "sgf-expected", arguments: &["found", "what"], rules: "", lead: "", text: &[Piece::Select(0, &[("none", &[Piece::Text("the end of the text")]), ("other", &[Piece::Text("\""), Piece::Arg(0, Form::Plain), Piece::Text("\"")])]), Piece::Text(" stands where "), Piece::Arg(1, Form::Plain), Piece::Text(" is expected")] },
    Message { kind: "open-value", arguments: &[], rules: "", lead: "", text: &[Piece::Text("this value has no \"]\" at its end")] },
    Message { kind: "no-game-number", arguments: &["number"], rules: "", lead: "", text: &[Piece::Text("there is no game "), Piece::Arg(0, Form::Digits)] },
    Message { kind: "no-game", arguments: &[], rules: "", lead: "", text: &[Piece::Text("there is no game here")] },
    Message { kind: "line-too-short", arguments: &["number", "main", "made"], rules: "", lead: "", text: &[Piece::Text("there is no move "), Piece::Arg(0, Form::Digits), Piece::Text("; the "), Piece::Select(1, &[("yes", &[Piece::Text("main line")]), ("no", &[Piece::Text("variation")])]), Piece::Text(" has "), Piece::Arg(2, Form::Digits)] },
    Message { kind: "no-variation", arguments: &["variation", "count", "more"], rules: "", lead: "", text: &[Piece::Text("there is no variation "), Piece::Arg(0, Form::Digits), Piece::Text("; the game has "), Piece::Arg(1, Form::Digits), Piece::Text(" "), Piece::Select(1, &[("one", &[Piece::Text("line")]), ("other", &[Piece::Text("lines")])]), Piece::Select(2, &[("yes", &[Piece::Text(" that are read")]), ("no", &[])])] },
    Message { kind: "other-game", arguments: &["game"], rules: "", lead: "", text: &[Piece::Text("GM["), Piece::Arg(0, Form::Plain), Piece::Text("] is not a game of Go")] },
    Message { kind: "hole-outside", arguments: &[], rules: "", lead: "", text: &[Piece::Text("LJH names a place outside the board")] },
    Message { kind: "no-side", arguments: &["name"], rules: "", lead: "", text: &[Piece::Text("LJE["), Piece::Arg(0, Form::Plain), Piece::Text("] is no side")] },
    Message { kind: "no-size", arguments: &["property", "value", "limit"], rules: "", lead: "", text: &[Piece::Arg(0, Form::Plain), Piece::Text("["), Piece::Arg(1, Form::Plain), Piece::Text("] is not a size of a board up to "), Piece::Arg(2, Form::Digits), Piece::Text(", such as 19 or 7:5")] },
    Message { kind: "no-pair", arguments: &["property", "value"], rules: "", lead: "", text: &[Piece::Arg(0, Form::Plain), Piece::Text("["), Piece::Arg(1, Form::Plain), Piece::Text("] is not a pair of numbers")] },
    Message { kind: "glues-nothing", arguments: &["value"], rules: "", lead: "", text: &[Piece::Text("LJG["), Piece::Arg(0, Form::Plain), Piece::Text("] glues nothing, as A:aa:ca does")] },
    Message { kind: "letter-twice", arguments: &[], rules: "", lead: "", text: &[Piece::Text("LJG has a letter twice")] },
    Message { kind: "letters-mixed", arguments: &[], rules: "", lead: "", text: &[Piece::Text("LJG has a letter everywhere or nowhere")] },
    Message { kind: "no-sgf-point", arguments: &["value"], rules: "", lead: "", text: &[Piece::Text("\""), Piece::Arg(0, Form::Plain), Piece::Text("\" is not a point such as \"aa\"")] },
    Message { kind: "no-rectangle", arguments: &["value"], rules: "", lead: "", text: &[Piece::Text("\""), Piece::Arg(0, Form::Plain), Piece::Text("\" is not a rectangle from upper left to lower right")] },
    Message { kind: "too-many-points", arguments: &[], rules: "", lead: "", text: &[Piece::Text("these lists name too many points")] },
    Message { kind: "no-sgf-pass-count", arguments: &["value"], rules: "", lead: "", text: &[Piece::Text("LJP["), Piece::Arg(0, Form::Plain), Piece::Text("] is not a pass count")] },
    Message { kind: "property-outside", arguments: &["property", "column", "row"], rules: "", lead: "", text: &[Piece::Arg(0, Form::Plain), Piece::Text(" names column "), Piece::Arg(1, Form::Digits), Piece::Text(", row "), Piece::Arg(2, Form::Digits), Piece::Text(", where no location is")] },
    Message { kind: "no-player", arguments: &["property", "value"], rules: "", lead: "", text: &[Piece::Arg(0, Form::Plain), Piece::Text("["), Piece::Arg(1, Form::Plain), Piece::Text("] is no player")] },
    Message { kind: "no-removal-number", arguments: &["value"], rules: "", lead: "", text: &[Piece::Text("LJR["), Piece::Arg(0, Form::Plain), Piece::Text("] is not a move number")] },
    Message { kind: "no-room-in-sgf", arguments: &["limit"], rules: "", lead: "", text: &[Piece::Text("SGF has boards of "), Piece::Arg(0, Form::Digits), Piece::Text(" by "), Piece::Arg(0, Form::Digits), Piece::Text(" at most")] },
    Message { kind: "beyond-rules", arguments: &["moves", "why"], rules: "", lead: "", text: &[Piece::Text("not by these rules from "), Piece::Select(0, &[("0", &[Piece::Text("the start")]), ("other", &[Piece::Text("the set-up after move "), Piece::Arg(0, Form::Digits)])]), Piece::Text(": "), Piece::Arg(1, Form::Plain)] },
    Message { kind: "only-shown", arguments: &["beyond"], rules: "", lead: "", text: &[Piece::Arg(0, Form::Plain), Piece::Text("; this can be shown, not judged or played on")] },
    Message { kind: "text-before", arguments: &[], rules: "", lead: "", text: &[Piece::Text("the text before the game is passed over")] },
    Message { kind: "text-after", arguments: &[], rules: "", lead: "", text: &[Piece::Text("the text after the game is passed over")] },
    Message { kind: "ends-amid-value", arguments: &[], rules: "", lead: "", text: &[Piece::Text("the text ends amid a value, which is passed over")] },
    Message { kind: "ends-amid-game", arguments: &[], rules: "", lead: "", text: &[Piece::Text("the text ends amid the game")] },
    Message { kind: "points-passed-over", arguments: &["property", "why"], rules: "", lead: "", text: &[Piece::Arg(0, Form::Plain), Piece::Text(": "), Piece::Arg(1, Form::Plain), Piece::Text("; it is passed over")] },
    Message { kind: "places-passed-over", arguments: &["property"], rules: "", lead: "", text: &[Piece::Arg(0, Form::Plain), Piece::Text(" names places outside the board; they are passed over")] },
    Message { kind: "before-set-up", arguments: &["why"], rules: "", lead: "", text: &[Piece::Text("everything before this set-up is "), Piece::Arg(0, Form::Plain)] },
    Message { kind: "handicap-moves", arguments: &[], rules: "", lead: "", text: &[Piece::Text("as many of Black's first moves as HA tells are handicap stones")] },
    Message { kind: "moves-in-order", arguments: &[], rules: "", lead: "", text: &[Piece::Text("there is more than one move here; they are read in their order")] },
    Message { kind: "passes-after-end", arguments: &["passes", "number"], rules: "B1.1", lead: "", text: &[Piece::Select(0, &[("one", &[Piece::Text("a pass stands")]), ("other", &[Piece::Arg(0, Form::Digits), Piece::Text(" passes stand")])]), Piece::Text(" beyond the end of the game, after its move "), Piece::Arg(1, Form::Digits)] },
    Message { kind: "no-komi", arguments: &["value"], rules: "", lead: "", text: &[Piece::Text("KM["), Piece::Arg(0, Form::Plain), Piece::Text("] is no number, so there is no komi")] },
    Message { kind: "label-without-point", arguments: &["value"], rules: "", lead: "", text: &[Piece::Text("LB["), Piece::Arg(0, Form::Plain), Piece::Text("] names no point")] },
    Message { kind: "stroke-without-points", arguments: &["property", "value"], rules: "", lead: "", text: &[Piece::Arg(0, Form::Plain), Piece::Text("["), Piece::Arg(1, Form::Plain), Piece::Text("] does not name two points")] },
    Message { kind: "move-outside", arguments: &["number", "value"], rules: "", lead: "", text: &[Piece::Text("move "), Piece::Arg(0, Form::Digits), Piece::Text(" is \""), Piece::Arg(1, Form::Plain), Piece::Text("\", which is not a location of this board; it is read as a pass")] },
    Message { kind: "more-warnings", arguments: &["more"], rules: "", lead: "", text: &[Piece::Text("and "), Piece::Arg(0, Form::Digits), Piece::Text(" more like these")] },
    Message { kind: "no-diagram", arguments: &[], rules: "", lead: "", text: &[Piece::Text("there is no diagram here")] },
    Message { kind: "no-first-line", arguments: &["line", "known"], rules: "", lead: "", text: &[Piece::Text("\""), Piece::Arg(0, Form::Plain), Piece::Text("\" is not a first line such as "), Piece::Arg(1, Form::Plain)] },
    Message { kind: "after-diagram", arguments: &[], rules: "", lead: "", text: &[Piece::Text("nothing is expected after the diagram")] },
    Message { kind: "prefix-expected", arguments: &["prefix"], rules: "", lead: "", text: &[Piece::Text("\""), Piece::Arg(0, Form::Plain), Piece::Text("\" is expected before each line")] },
    Message { kind: "no-diagram-row", arguments: &[], rules: "", lead: "", text: &[Piece::Text("there is no row of a diagram here")] },
    Message { kind: "bar-expected", arguments: &["found"], rules: "", lead: "", text: &[Piece::Text("\"|\" is expected as in the first row, not \""), Piece::Arg(0, Form::Plain), Piece::Text("\"")] },
    Message { kind: "other-width", arguments: &["places", "first"], rules: "", lead: "", text: &[Piece::Select(0, &[("one", &[Piece::Text("1 place stands")]), ("other", &[Piece::Arg(0, Form::Digits), Piece::Text(" places stand")])]), Piece::Text(" here where the first row has "), Piece::Arg(1, Form::Digits)] },
    Message { kind: "no-diagram-sign", arguments: &["sign", "known"], rules: "", lead: "", text: &[Piece::Text("\""), Piece::Arg(0, Form::Plain), Piece::Text("\" is not a sign of a diagram ("), Piece::Arg(1, Form::Plain), Piece::Text(")")] },
    Message { kind: "title-move", arguments: &["number"], rules: "", lead: "", text: &[Piece::Text("the title says where move "), Piece::Arg(0, Form::Digits), Piece::Text(" is, but nothing of the kind is there")] },
    Message { kind: "title-move-missing", arguments: &["number"], rules: "", lead: "", text: &[Piece::Text("move "), Piece::Arg(0, Form::Digits), Piece::Text(" is missing; add \"("), Piece::Arg(0, Form::Digits), Piece::Text(" at 1)\" to the title if it is where 1 was, or \"("), Piece::Arg(0, Form::Digits), Piece::Text(" passes)\" if it is a pass")] },
    Message { kind: "many-figures", arguments: &["limit", "moves"], rules: "", lead: "", text: &[Piece::Text("a diagram of Sensei’s Library has "), Piece::Arg(0, Form::Digits), Piece::Text(" moves at most, and this game has "), Piece::Arg(1, Form::Digits)] },
    Message { kind: "no-sign-for-cycle", arguments: &[], rules: "", lead: "", text: &[Piece::Text("Sensei’s Library has no sign for a removed cycle")] },
    Message { kind: "no-room-for-figure", arguments: &[], rules: "", lead: "", text: &[Piece::Text("a stone lay there at the start, so there is no room for its figure")] },
    Message { kind: "no-seams", arguments: &[], rules: "", lead: "", text: &[Piece::Text("Sensei’s Library draws sheets only, whose edges are not joined")] },
    Message { kind: "no-empty-board", arguments: &[], rules: "", lead: "", text: &[Piece::Text("Sensei’s Library has no board without a location")] },
    Message { kind: "only-passes", arguments: &[], rules: "", lead: "", text: &[Piece::Text("a game of passes alone has no figure, so Sensei’s Library can’t tell it")] },
    Message { kind: "no-stroke", arguments: &["line", "known"], rules: "", lead: "", text: &[Piece::Text("\""), Piece::Arg(0, Form::Plain), Piece::Text("\" is not an arrow or line such as "), Piece::Arg(1, Form::Plain), Piece::Text(" on this part of the board; it is passed over")] },
    Message { kind: "too-many-strokes", arguments: &["limit"], rules: "", lead: "", text: &[Piece::Text("no more than "), Piece::Arg(0, Form::Digits), Piece::Text(" arrows and lines are read")] },
];

impl Fact for NotationFact {
    fn message(&self) -> &'static Message {
        match self {
            Self::Told { .. } => &NOTATION[0],
            Self::NoPosition => &NOTATION[1],
            Self::ManyPositions => &NOTATION[2],
            Self::TextTooLong => &NOTATION[3],
            Self::NoText => &NOTATION[4],
            Self::PartOfBoard => &NOTATION[5],
            Self::TooManyLocations { .. } => &NOTATION[6],
            Self::LongRow { .. } => &NOTATION[7],
            Self::RowsDiffer { .. } => &NOTATION[8],
            Self::PlacesDiffer { .. } => &NOTATION[9],
            Self::WildPlace => &NOTATION[10],
            Self::NoBoard { .. } => &NOTATION[11],
            Self::NoShape { .. } => &NOTATION[12],
            Self::GlueOutside { .. } => &NOTATION[13],
            Self::NoPassCount { .. } => &NOTATION[14],
            Self::TooManyCaptives { .. } => &NOTATION[15],
            Self::WildKomi => &NOTATION[16],
            Self::NoSituation { .. } => &NOTATION[17],
            Self::NoJson { .. } => &NOTATION[18],
            Self::ObjectExpected => &NOTATION[19],
            Self::RowsExpected => &NOTATION[20],
            Self::NoField { .. } => &NOTATION[21],
            Self::FieldMissing { .. } => &NOTATION[22],
            Self::FieldRefused { .. } => &NOTATION[23],
            Self::BoardUnknown => &NOTATION[24],
            Self::BoardEmpty => &NOTATION[25],
            Self::NoNeighbors => &NOTATION[26],
            Self::NoPlaces => &NOTATION[27],
            Self::NoGlue => &NOTATION[28],
            Self::NoRemoval => &NOTATION[29],
            Self::ButtonAlone => &NOTATION[30],
            Self::ResumeAlone => &NOTATION[31],
            Self::PlaceOrPass => &NOTATION[32],
            Self::NoCell { .. } => &NOTATION[33],
            Self::NoMoveNumber { .. } => &NOTATION[34],
            Self::SituationTwice => &NOTATION[35],
            Self::RowAfterSituation => &NOTATION[36],
            Self::NoRows { .. } => &NOTATION[37],
            Self::StartTwice => &NOTATION[38],
            Self::NoMove { .. } => &NOTATION[39],
            Self::NoStartOrNumber { .. } => &NOTATION[40],
            Self::BlanksDiffer { .. } => &NOTATION[41],
            Self::NoSituationLine { .. } => &NOTATION[42],
            Self::MoveTwice { .. } => &NOTATION[43],
            Self::MoveMissing { .. } => &NOTATION[44],
            Self::NoPoint { .. } => &NOTATION[45],
            Self::NoPointOrPass { .. } => &NOTATION[46],
            Self::NoCycleStart { .. } => &NOTATION[47],
            Self::NoLocation { .. } => &NOTATION[48],
            Self::SetMissing { .. } => &NOTATION[49],
            Self::SetRows { .. } => &NOTATION[50],
            Self::SetSigns { .. } => &NOTATION[51],
            Self::HoleInSet => &NOTATION[52],
            Self::SetSign => &NOTATION[53],
            Self::TooManyMoves { .. } => &NOTATION[54],
            Self::TooManyMovesInAll { .. } => &NOTATION[55],
            Self::EarlierGameStops { .. } => &NOTATION[56],
            Self::OtherBoard => &NOTATION[57],
            Self::BeginsElsewhere { .. } => &NOTATION[58],
            Self::GameNotBefore { .. } => &NOTATION[59],
            Self::GameNotPlayed { .. } => &NOTATION[60],
            Self::BeyondLastMove { .. } => &NOTATION[61],
            Self::MoveUnknown { .. } => &NOTATION[62],
            Self::PassWithPlace => &NOTATION[63],
            Self::NoLocationThere { .. } => &NOTATION[64],
            Self::IllegalMove { .. } => &NOTATION[65],
            Self::LinkExpected { .. } => &NOTATION[66],
            Self::NoLink { .. } => &NOTATION[67],
            Self::NoLinkVersion { .. } => &NOTATION[68],
            Self::NewerLink { .. } => &NOTATION[69],
            Self::NewerSection { .. } => &NOTATION[70],
            Self::LinkSign { .. } => &NOTATION[71],
            Self::LinkEndsAmid => &NOTATION[72],
            Self::LinkCutOff => &NOTATION[73],
            Self::LinkDamaged => &NOTATION[74],
            Self::LinkNumber { .. } => &NOTATION[75],
            Self::LinkText { .. } => &NOTATION[76],
            Self::LinkRun { .. } => &NOTATION[77],
            Self::LinkLocation { .. } => &NOTATION[78],
            Self::LinkShape => &NOTATION[79],
            Self::LinkBoard { .. } => &NOTATION[80],
            Self::LinkRows => &NOTATION[81],
            Self::LongLink => &NOTATION[82],
            Self::LinkPasses { .. } => &NOTATION[83],
            Self::LinkButton => &NOTATION[84],
            Self::LongSgf => &NOTATION[85],
            Self::ManyNodes => &NOTATION[86],
            Self::SgfExpected { .. } => &NOTATION[87],
            Self::OpenValue => &NOTATION[88],
            Self::NoGameNumber { .. } => &NOTATION[89],
            Self::NoGame => &NOTATION[90],
            Self::LineTooShort { .. } => &NOTATION[91],
            Self::NoVariation { .. } => &NOTATION[92],
            Self::OtherGame { .. } => &NOTATION[93],
            Self::HoleOutside => &NOTATION[94],
            Self::NoSide { .. } => &NOTATION[95],
            Self::NoSize { .. } => &NOTATION[96],
            Self::NoPair { .. } => &NOTATION[97],
            Self::GluesNothing { .. } => &NOTATION[98],
            Self::LetterTwice => &NOTATION[99],
            Self::LettersMixed => &NOTATION[100],
            Self::NoSgfPoint { .. } => &NOTATION[101],
            Self::NoRectangle { .. } => &NOTATION[102],
            Self::TooManyPoints => &NOTATION[103],
            Self::NoSgfPassCount { .. } => &NOTATION[104],
            Self::PropertyOutside { .. } => &NOTATION[105],
            Self::NoPlayer { .. } => &NOTATION[106],
            Self::NoRemovalNumber { .. } => &NOTATION[107],
            Self::NoRoomInSgf { .. } => &NOTATION[108],
            Self::BeyondRules { .. } => &NOTATION[109],
            Self::OnlyShown { .. } => &NOTATION[110],
            Self::TextBefore => &NOTATION[111],
            Self::TextAfter => &NOTATION[112],
            Self::EndsAmidValue => &NOTATION[113],
            Self::EndsAmidGame => &NOTATION[114],
            Self::PointsPassedOver { .. } => &NOTATION[115],
            Self::PlacesPassedOver { .. } => &NOTATION[116],
            Self::BeforeSetUp { .. } => &NOTATION[117],
            Self::HandicapMoves => &NOTATION[118],
            Self::MovesInOrder => &NOTATION[119],
            Self::PassesAfterEnd { .. } => &NOTATION[120],
            Self::NoKomi { .. } => &NOTATION[121],
            Self::LabelWithoutPoint { .. } => &NOTATION[122],
            Self::StrokeWithoutPoints { .. } => &NOTATION[123],
            Self::MoveOutside { .. } => &NOTATION[124],
            Self::MoreWarnings { .. } => &NOTATION[125],
            Self::NoDiagram => &NOTATION[126],
            Self::NoFirstLine { .. } => &NOTATION[127],
            Self::AfterDiagram => &NOTATION[128],
            Self::PrefixExpected { .. } => &NOTATION[129],
            Self::NoDiagramRow => &NOTATION[130],
            Self::BarExpected { .. } => &NOTATION[131],
            Self::OtherWidth { .. } => &NOTATION[132],
            Self::NoDiagramSign { .. } => &NOTATION[133],
            Self::TitleMove { .. } => &NOTATION[134],
            Self::TitleMoveMissing { .. } => &NOTATION[135],
            Self::ManyFigures { .. } => &NOTATION[136],
            Self::NoSignForCycle => &NOTATION[137],
            Self::NoRoomForFigure => &NOTATION[138],
            Self::NoSeams => &NOTATION[139],
            Self::NoEmptyBoard => &NOTATION[140],
            Self::OnlyPasses => &NOTATION[141],
            Self::NoStroke { .. } => &NOTATION[142],
            Self::TooManyStrokes { .. } => &NOTATION[143],
        }
    }

    fn arguments(&self) -> Vec<Arg<'_>> {
        match self {
            Self::Told { words } => vec![Arg::Quote(words)],
            Self::NoPosition => vec![],
            Self::ManyPositions => vec![],
            Self::TextTooLong => vec![],
            Self::NoText => vec![],
            Self::PartOfBoard => vec![],
            Self::TooManyLocations { count, limit } => vec![Arg::Count(*count), Arg::Count(*limit)],
            Self::LongRow { count, limit } => vec![Arg::Count(*count), Arg::Count(*limit)],
            Self::RowsDiffer { row, places, first } => vec![Arg::Count(*row), Arg::Count(*places), Arg::Count(*first)],
            Self::PlacesDiffer { places, locations } => vec![Arg::Count(*places), Arg::Count(*locations)],
            Self::WildPlace => vec![],
            Self::NoBoard { why } => vec![Arg::Quote(why)],
            Self::NoShape { shape, known } => vec![Arg::Quote(shape), Arg::Quote(known)],
            Self::GlueOutside { column, row } => vec![Arg::Count(*column), Arg::Count(*row)],
            Self::NoPassCount { passes } => vec![Arg::Quote(passes)],
            Self::TooManyCaptives { color } => vec![Arg::Color(*color)],
            Self::WildKomi => vec![],
            Self::NoSituation { why } => vec![Arg::Quote(why)],
            Self::NoJson { why } => vec![Arg::Quote(why)],
            Self::ObjectExpected => vec![],
            Self::RowsExpected => vec![],
            Self::NoField { name } => vec![Arg::Quote(name)],
            Self::FieldMissing { name } => vec![Arg::Quote(name)],
            Self::FieldRefused { name, what, found } => vec![Arg::Quote(name), Arg::Fact(what), found.as_ref().map_or(Arg::Missing, Arg::Quote)],
            Self::BoardUnknown => vec![],
            Self::BoardEmpty => vec![],
            Self::NoNeighbors => vec![],
            Self::NoPlaces => vec![],
            Self::NoGlue => vec![],
            Self::NoRemoval => vec![],
            Self::ButtonAlone => vec![],
            Self::ResumeAlone => vec![],
            Self::PlaceOrPass => vec![],
            Self::NoCell { sign, signs } => vec![Arg::Quote(sign), Arg::Case(signs)],
            Self::NoMoveNumber { word } => vec![Arg::Quote(word)],
            Self::SituationTwice => vec![],
            Self::RowAfterSituation => vec![],
            Self::NoRows { bare, barred } => vec![Arg::Case(bare), Arg::Case(barred)],
            Self::StartTwice => vec![],
            Self::NoMove { word } => vec![Arg::Quote(word)],
            Self::NoStartOrNumber { word } => vec![Arg::Quote(word)],
            Self::BlanksDiffer { here } => vec![Arg::Flag(*here)],
            Self::NoSituationLine { line } => vec![Arg::Quote(line)],
            Self::MoveTwice { number, first, second } => vec![Arg::Count(*number), Arg::Count(*first), Arg::Count(*second)],
            Self::MoveMissing { number } => vec![Arg::Count(*number)],
            Self::NoPoint { name } => vec![Arg::Quote(name)],
            Self::NoPointOrPass { word } => vec![Arg::Quote(word)],
            Self::NoCycleStart { word } => vec![Arg::Quote(word)],
            Self::NoLocation { name } => vec![Arg::Quote(name)],
            Self::SetMissing { rows } => vec![Arg::Case(rows)],
            Self::SetRows { rows, board } => vec![Arg::Count(*rows), Arg::Count(*board)],
            Self::SetSigns { signs, places } => vec![Arg::Count(*signs), Arg::Count(*places)],
            Self::HoleInSet => vec![],
            Self::SetSign => vec![],
            Self::TooManyMoves { moves, limit } => vec![Arg::Count(*moves), Arg::Count(*limit)],
            Self::TooManyMovesInAll { limit } => vec![Arg::Count(*limit)],
            Self::EarlierGameStops { number } => vec![Arg::Count(*number)],
            Self::OtherBoard => vec![],
            Self::BeginsElsewhere { points } => vec![Arg::Quotes(points)],
            Self::GameNotBefore { id } => vec![Arg::Quote(id)],
            Self::GameNotPlayed { id } => vec![Arg::Quote(id)],
            Self::BeyondLastMove { number, last } => vec![Arg::Count(*number), Arg::Count(*last)],
            Self::MoveUnknown { number } => vec![Arg::Count(*number)],
            Self::PassWithPlace => vec![],
            Self::NoLocationThere { column, row } => vec![Arg::Count(*column), Arg::Count(*row)],
            Self::IllegalMove { why } => vec![Arg::Quote(why)],
            Self::LinkExpected { what } => vec![Arg::Fact(what)],
            Self::NoLink { prefix } => vec![Arg::Case(prefix)],
            Self::NoLinkVersion { version } => vec![Arg::Quote(version)],
            Self::NewerLink { version, found } => vec![Arg::Quote(version), Arg::Quote(found)],
            Self::NewerSection { section } => vec![Arg::Count(*section)],
            Self::LinkSign { sign } => vec![Arg::Quote(sign)],
            Self::LinkEndsAmid => vec![],
            Self::LinkCutOff => vec![],
            Self::LinkDamaged => vec![],
            Self::LinkNumber { what, limit, found } => vec![Arg::Fact(what), Arg::Count(*limit), Arg::Count(*found)],
            Self::LinkText { what } => vec![Arg::Fact(what)],
            Self::LinkRun { left } => vec![Arg::Count(*left)],
            Self::LinkLocation { last } => vec![Arg::Count(*last)],
            Self::LinkShape => vec![],
            Self::LinkBoard { columns, rows, limit } => vec![Arg::Count(*columns), Arg::Count(*rows), Arg::Count(*limit)],
            Self::LinkRows => vec![],
            Self::LongLink => vec![],
            Self::LinkPasses { passes } => vec![Arg::Quote(passes)],
            Self::LinkButton => vec![],
            Self::LongSgf => vec![],
            Self::ManyNodes => vec![],
            Self::SgfExpected { found, what } => vec![found.as_ref().map_or(Arg::Missing, Arg::Quote), Arg::Fact(what)],
            Self::OpenValue => vec![],
            Self::NoGameNumber { number } => vec![Arg::Count(*number)],
            Self::NoGame => vec![],
            Self::LineTooShort { number, main, made } => vec![Arg::Count(*number), Arg::Flag(*main), Arg::Count(*made)],
            Self::NoVariation { variation, count, more } => vec![Arg::Count(*variation), Arg::Count(*count), Arg::Flag(*more)],
            Self::OtherGame { game } => vec![Arg::Quote(game)],
            Self::HoleOutside => vec![],
            Self::NoSide { name } => vec![Arg::Quote(name)],
            Self::NoSize { property, value, limit } => vec![Arg::Case(property), Arg::Quote(value), Arg::Count(*limit)],
            Self::NoPair { property, value } => vec![Arg::Case(property), Arg::Quote(value)],
            Self::GluesNothing { value } => vec![Arg::Quote(value)],
            Self::LetterTwice => vec![],
            Self::LettersMixed => vec![],
            Self::NoSgfPoint { value } => vec![Arg::Quote(value)],
            Self::NoRectangle { value } => vec![Arg::Quote(value)],
            Self::TooManyPoints => vec![],
            Self::NoSgfPassCount { value } => vec![Arg::Quote(value)],
            Self::PropertyOutside { property, column, row } => vec![Arg::Case(property), Arg::Count(*column), Arg::Count(*row)],
            Self::NoPlayer { property, value } => vec![Arg::Case(property), Arg::Quote(value)],
            Self::NoRemovalNumber { value } => vec![Arg::Quote(value)],
            Self::NoRoomInSgf { limit } => vec![Arg::Count(*limit)],
            Self::BeyondRules { moves, why } => vec![Arg::Count(*moves), Arg::Fact(&**why)],
            Self::OnlyShown { beyond } => vec![Arg::Fact(&**beyond)],
            Self::TextBefore => vec![],
            Self::TextAfter => vec![],
            Self::EndsAmidValue => vec![],
            Self::EndsAmidGame => vec![],
            Self::PointsPassedOver { property, why } => vec![Arg::Case(property), Arg::Fact(&**why)],
            Self::PlacesPassedOver { property } => vec![Arg::Case(property)],
            Self::BeforeSetUp { why } => vec![Arg::Quote(why)],
            Self::HandicapMoves => vec![],
            Self::MovesInOrder => vec![],
            Self::PassesAfterEnd { passes, number } => vec![Arg::Count(*passes), Arg::Count(*number)],
            Self::NoKomi { value } => vec![Arg::Quote(value)],
            Self::LabelWithoutPoint { value } => vec![Arg::Quote(value)],
            Self::StrokeWithoutPoints { property, value } => vec![Arg::Case(property), Arg::Quote(value)],
            Self::MoveOutside { number, value } => vec![Arg::Count(*number), Arg::Quote(value)],
            Self::MoreWarnings { more } => vec![Arg::Count(*more)],
            Self::NoDiagram => vec![],
            Self::NoFirstLine { line, known } => vec![Arg::Quote(line), Arg::Case(known)],
            Self::AfterDiagram => vec![],
            Self::PrefixExpected { prefix } => vec![Arg::Case(prefix)],
            Self::NoDiagramRow => vec![],
            Self::BarExpected { found } => vec![Arg::Quote(found)],
            Self::OtherWidth { places, first } => vec![Arg::Count(*places), Arg::Count(*first)],
            Self::NoDiagramSign { sign, known } => vec![Arg::Quote(sign), Arg::Case(known)],
            Self::TitleMove { number } => vec![Arg::Count(*number)],
            Self::TitleMoveMissing { number } => vec![Arg::Count(*number)],
            Self::ManyFigures { limit, moves } => vec![Arg::Count(*limit), Arg::Count(*moves)],
            Self::NoSignForCycle => vec![],
            Self::NoRoomForFigure => vec![],
            Self::NoSeams => vec![],
            Self::NoEmptyBoard => vec![],
            Self::OnlyPasses => vec![],
            Self::NoStroke { line, known } => vec![Arg::Quote(line), Arg::Case(known)],
            Self::TooManyStrokes { limit } => vec![Arg::Count(*limit)],
        }
    }
}

/// Facts of the catalogue `en/place.ftl`.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the catalogue says what an argument is")]
pub enum PlaceFact {
    /// `nowhere`
    Nowhere,
    /// `the board`
    Everywhere,
    /// `there`
    There,
    /// `{ $point }`
    At { point: Point },
    /// `{ $point }`
    Around { point: Point },
    /// `the { $lower -> [yes] lower *[no] upper } { $right -> [yes] right *[no] left } corner`
    Corner { lower: bool, right: bool },
    /// `the { $lower -> [yes] lower *[no] upper } { $right -> [yes] right *[no] left }`
    Quarter { lower: bool, right: bool },
    /// `the { $right -> [yes] right *[no] left }`
    Side { right: bool },
    /// `the top`
    Top,
    /// `the bottom`
    Bottom,
    /// `the middle`
    Middle,
}

const PLACE: &[Message] = &[
    Message { kind: "nowhere", arguments: &[], rules: "", lead: "", text: &[Piece::Text("nowhere")] },
    Message { kind: "everywhere", arguments: &[], rules: "", lead: "across", text: &[Piece::Text("the board")] },
    Message { kind: "there", arguments: &[], rules: "", lead: "", text: &[Piece::Text("there")] },
    Message { kind: "at", arguments: &["point"], rules: "", lead: "at", text: &[Piece::Arg(0, Form::Plain)] },
    Message { kind: "around", arguments: &["point"], rules: "", lead: "around", text: &[Piece::Arg(0, Form::Plain)] },
    Message { kind: "corner", arguments: &["lower", "right"], rules: "", lead: "in", text: &[Piece::Text("the "), Piece::Select(0, &[("yes", &[Piece::Text("lower")]), ("no", &[Piece::Text("upper")])]), Piece::Text(" "), Piece::Select(1, &[("yes", &[Piece::Text("right")]), ("no", &[Piece::Text("left")])]), Piece::Text(" corner")] },
    Message { kind: "quarter", arguments: &["lower", "right"], rules: "", lead: "at", text: &[Piece::Text("the "), Piece::Select(0, &[("yes", &[Piece::Text("lower")]), ("no", &[Piece::Text("upper")])]), Piece::Text(" "), Piece::Select(1, &[("yes", &[Piece::Text("right")]), ("no", &[Piece::Text("left")])])] },
    Message { kind: "side", arguments: &["right"], rules: "", lead: "on", text: &[Piece::Text("the "), Piece::Select(0, &[("yes", &[Piece::Text("right")]), ("no", &[Piece::Text("left")])])] },
    Message { kind: "top", arguments: &[], rules: "", lead: "at", text: &[Piece::Text("the top")] },
    Message { kind: "bottom", arguments: &[], rules: "", lead: "at", text: &[Piece::Text("the bottom")] },
    Message { kind: "middle", arguments: &[], rules: "", lead: "in", text: &[Piece::Text("the middle")] },
];

impl Fact for PlaceFact {
    fn message(&self) -> &'static Message {
        match self {
            Self::Nowhere => &PLACE[0],
            Self::Everywhere => &PLACE[1],
            Self::There => &PLACE[2],
            Self::At { .. } => &PLACE[3],
            Self::Around { .. } => &PLACE[4],
            Self::Corner { .. } => &PLACE[5],
            Self::Quarter { .. } => &PLACE[6],
            Self::Side { .. } => &PLACE[7],
            Self::Top => &PLACE[8],
            Self::Bottom => &PLACE[9],
            Self::Middle => &PLACE[10],
        }
    }

    fn arguments(&self) -> Vec<Arg<'_>> {
        match self {
            Self::Nowhere => vec![],
            Self::Everywhere => vec![],
            Self::There => vec![],
            Self::At { point } => vec![Arg::Point(*point)],
            Self::Around { point } => vec![Arg::Point(*point)],
            Self::Corner { lower, right } => vec![Arg::Flag(*lower), Arg::Flag(*right)],
            Self::Quarter { lower, right } => vec![Arg::Flag(*lower), Arg::Flag(*right)],
            Self::Side { right } => vec![Arg::Flag(*right)],
            Self::Top => vec![],
            Self::Bottom => vec![],
            Self::Middle => vec![],
        }
    }
}

/// Facts of the catalogue `en/referee.ftl`.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the catalogue says what an argument is")]
pub enum RefereeFact {
    /// `{ $count } { COLOR($of) } { VERB($count, "stones", "stone") } { $place } { VERB($count, "are", "is") } dead.`
    Dead { of: Color, count: usize, place: PlaceFact },
    /// `Both players control { $count } { VERB($count, "points", "point") } { $place }.`
    BothControl { count: usize, place: PlaceFact },
    /// `Nobody controls anything.`
    NobodyAnything,
    /// `Nobody controls { $count } { VERB($count, "points", "point") } { $place }.`
    NobodyControls { count: usize, place: PlaceFact },
    /// `Not decided yet: { $count } { VERB($count, "points", "point") } { $place }.`
    NotDecided { count: usize, place: PlaceFact },
    /// `Every point is controlled, and no stone is dead.`
    AllControlled,
    /// `The { $count -> [one] { COLOR($of) } stone { $place } is dead. *[other] { $count } { COLOR($of) } stones { $place } are dead. }`
    ClaimDead { of: Color, count: usize, place: PlaceFact },
    /// `{ NAME($player) } can make two eyes against every attack.`
    CanMakeEyes { player: Color },
    /// `{ $eyes -> [one] One eye is there already, { $eyes }; { NAME($refuter) } can’t prevent a second. *[other] There are eyes at { $eyes } already; { NAME($refuter) } can’t prevent two for each group. }`
    SomeEyes { eyes: PointSet, refuter: Color },
    /// `The eyes at { $eyes } are there already.`
    HasEyes { eyes: PointSet },
    /// `{ NAME($player) }’s stones { $place } already have the eyes { $eyes }.`
    GroupHasEyes { player: Color, place: PlaceFact, eyes: PointSet },
    /// `{ $place -> [there] Others *[other] { NAME($player) }’s stones { $place } } don’t, but { NAME($refuter) } can’t prevent two eyes for each group.`
    OthersGetEyes { place: PlaceFact, player: Color, refuter: Color },
    /// `{ NAME($refuter) } moves first, and can keep { NAME($player) } from two eyes there, whatever { NAME($player) } does.`
    CanPrevent { player: Color, refuter: Color },
    /// `{ NAME($refuter) } can show that it fails.`
    CanShow { refuter: Color },
    /// `This is how that ends.`
    SoItEnds,
    /// `Not decided yet, within { $situations } situations.`
    ClaimOpen { situations: usize },
    /// `Of { DIGITS($all) } { VERB($all, "points", "point") }, Black controls { DIGITS($blacks) }, White { DIGITS($whites) }{ $both -> [0] { "" } *[other] , both { DIGITS($both) } }, nobody { DIGITS($nobody) }`
    RuledPoints { all: usize, blacks: usize, whites: usize, both: usize, nobody: usize },
    /// `{ NAME($of) }’s dead stones: { NAMES($stones) }`
    RuledDead { of: Color, stones: PointSet },
    /// `No stone is dead.`
    NoStoneDead,
    /// `{ NAME($player) } may control { DIGITS($points) } more { VERB($points, "points", "point") }: { NAMES($points) }`
    RuledOpen { player: Color, points: PointSet },
    /// `{ NAME($player) } locks { DIGITS($points) } { VERB($points, "points", "point") } ({ NAMES($points) })`
    RuledLock { player: Color, points: PointSet },
    /// `{ DIGITS($all) } { VERB($all, "claims", "claim") }: { DIGITS($proved) } proved, { DIGITS($refuted) } refuted, { DIGITS($open) } open`
    RuledClaims { all: usize, proved: usize, refuted: usize, open: usize },
}

const REFEREE: &[Message] = &[
    Message { kind: "dead", arguments: &["of", "count", "place"], rules: "", lead: "", text: &[Piece::Arg(1, Form::Plain), Piece::Text(" "), Piece::Arg(0, Form::Color), Piece::Text(" "), Piece::Select(1, &[("one", &[Piece::Text("stone")]), ("other", &[Piece::Text("stones")])]), Piece::Text(" "), Piece::Arg(2, Form::Plain), Piece::Text(" "), Piece::Select(1, &[("one", &[Piece::Text("is")]), ("other", &[Piece::Text("are")])]), Piece::Text(" dead.")] },
    Message { kind: "both-control", arguments: &["count", "place"], rules: "", lead: "", text: &[Piece::Text("Both players control "), Piece::Arg(0, Form::Plain), Piece::Text(" "), Piece::Select(0, &[("one", &[Piece::Text("point")]), ("other", &[Piece::Text("points")])]), Piece::Text(" "), Piece::Arg(1, Form::Plain), Piece::Text(".")] },
    Message { kind: "nobody-anything", arguments: &[], rules: "", lead: "", text: &[Piece::Text("Nobody controls anything.")] },
    Message { kind: "nobody-controls", arguments: &["count", "place"], rules: "", lead: "", text: &[Piece::Text("Nobody controls "), Piece::Arg(0, Form::Plain), Piece::Text(" "), Piece::Select(0, &[("one", &[Piece::Text("point")]), ("other", &[Piece::Text("points")])]), Piece::Text(" "), Piece::Arg(1, Form::Plain), Piece::Text(".")] },
    Message { kind: "not-decided", arguments: &["count", "place"], rules: "", lead: "", text: &[Piece::Text("Not decided yet: "), Piece::Arg(0, Form::Plain), Piece::Text(" "), Piece::Select(0, &[("one", &[Piece::Text("point")]), ("other", &[Piece::Text("points")])]), Piece::Text(" "), Piece::Arg(1, Form::Plain), Piece::Text(".")] },
    Message { kind: "all-controlled", arguments: &[], rules: "", lead: "", text: &[Piece::Text("Every point is controlled, and no stone is dead.")] },
    Message { kind: "claim-dead", arguments: &["of", "count", "place"], rules: "", lead: "", text: &[Piece::Text("The "), Piece::Select(1, &[("one", &[Piece::Arg(0, Form::Color), Piece::Text(" stone "), Piece::Arg(2, Form::Plain), Piece::Text(" is dead.")]), ("other", &[Piece::Arg(1, Form::Plain), Piece::Text(" "), Piece::Arg(0, Form::Color), Piece::Text(" stones "), Piece::Arg(2, Form::Plain), Piece::Text(" are dead.")])])] },
    Message { kind: "can-make-eyes", arguments: &["player"], rules: "", lead: "", text: &[Piece::Arg(0, Form::Name), Piece::Text(" can make two eyes against every attack.")] },
    Message { kind: "some-eyes", arguments: &["eyes", "refuter"], rules: "", lead: "", text: &[Piece::Select(0, &[("one", &[Piece::Text("One eye is there already, "), Piece::Arg(0, Form::Plain), Piece::Text("; "), Piece::Arg(1, Form::Name), Piece::Text(" can’t prevent a second.")]), ("other", &[Piece::Text("There are eyes at "), Piece::Arg(0, Form::Plain), Piece::Text(" already; "), Piece::Arg(1, Form::Name), Piece::Text(" can’t prevent two for each group.")])])] },
    Message { kind: "has-eyes", arguments: &["eyes"], rules: "", lead: "", text: &[Piece::Text("The eyes at "), Piece::Arg(0, Form::Plain), Piece::Text(" are there already.")] },
    Message { kind: "group-has-eyes", arguments: &["player", "place", "eyes"], rules: "", lead: "", text: &[Piece::Arg(0, Form::Name), Piece::Text("’s stones "), Piece::Arg(1, Form::Plain), Piece::Text(" already have the eyes "), Piece::Arg(2, Form::Plain), Piece::Text(".")] },
    Message { kind: "others-get-eyes", arguments: &["place", "player", "refuter"], rules: "", lead: "", text: &[Piece::Select(0, &[("there", &[Piece::Text("Others")]), ("other", &[Piece::Arg(1, Form::Name), Piece::Text("’s stones "), Piece::Arg(0, Form::Plain)])]), Piece::Text(" don’t, but "), Piece::Arg(2, Form::Name), Piece::Text(" can’t prevent two eyes for each group.")] },
    Message { kind: "can-prevent", arguments: &["player", "refuter"], rules: "", lead: "", text: &[Piece::Arg(1, Form::Name), Piece::Text(" moves first, and can keep "), Piece::Arg(0, Form::Name), Piece::Text(" from two eyes there, whatever "), Piece::Arg(0, Form::Name), Piece::Text(" does.")] },
    Message { kind: "can-show", arguments: &["refuter"], rules: "", lead: "", text: &[Piece::Arg(0, Form::Name), Piece::Text(" can show that it fails.")] },
    Message { kind: "so-it-ends", arguments: &[], rules: "", lead: "", text: &[Piece::Text("This is how that ends.")] },
    Message { kind: "claim-open", arguments: &["situations"], rules: "", lead: "", text: &[Piece::Text("Not decided yet, within "), Piece::Arg(0, Form::Plain), Piece::Text(" situations.")] },
    Message { kind: "ruled-points", arguments: &["all", "blacks", "whites", "both", "nobody"], rules: "", lead: "", text: &[Piece::Text("Of "), Piece::Arg(0, Form::Digits), Piece::Text(" "), Piece::Select(0, &[("one", &[Piece::Text("point")]), ("other", &[Piece::Text("points")])]), Piece::Text(", Black controls "), Piece::Arg(1, Form::Digits), Piece::Text(", White "), Piece::Arg(2, Form::Digits), Piece::Select(3, &[("0", &[]), ("other", &[Piece::Text(", both "), Piece::Arg(3, Form::Digits)])]), Piece::Text(", nobody "), Piece::Arg(4, Form::Digits)] },
    Message { kind: "ruled-dead", arguments: &["of", "stones"], rules: "", lead: "", text: &[Piece::Arg(0, Form::Name), Piece::Text("’s dead stones: "), Piece::Arg(1, Form::Names)] },
    Message { kind: "no-stone-dead", arguments: &[], rules: "", lead: "", text: &[Piece::Text("No stone is dead.")] },
    Message { kind: "ruled-open", arguments: &["player", "points"], rules: "", lead: "", text: &[Piece::Arg(0, Form::Name), Piece::Text(" may control "), Piece::Arg(1, Form::Digits), Piece::Text(" more "), Piece::Select(1, &[("one", &[Piece::Text("point")]), ("other", &[Piece::Text("points")])]), Piece::Text(": "), Piece::Arg(1, Form::Names)] },
    Message { kind: "ruled-lock", arguments: &["player", "points"], rules: "", lead: "", text: &[Piece::Arg(0, Form::Name), Piece::Text(" locks "), Piece::Arg(1, Form::Digits), Piece::Text(" "), Piece::Select(1, &[("one", &[Piece::Text("point")]), ("other", &[Piece::Text("points")])]), Piece::Text(" ("), Piece::Arg(1, Form::Names), Piece::Text(")")] },
    Message { kind: "ruled-claims", arguments: &["all", "proved", "refuted", "open"], rules: "", lead: "", text: &[Piece::Arg(0, Form::Digits), Piece::Text(" "), Piece::Select(0, &[("one", &[Piece::Text("claim")]), ("other", &[Piece::Text("claims")])]), Piece::Text(": "), Piece::Arg(1, Form::Digits), Piece::Text(" proved, "), Piece::Arg(2, Form::Digits), Piece::Text(" refuted, "), Piece::Arg(3, Form::Digits), Piece::Text(" open")] },
];

impl Fact for RefereeFact {
    fn message(&self) -> &'static Message {
        match self {
            Self::Dead { .. } => &REFEREE[0],
            Self::BothControl { .. } => &REFEREE[1],
            Self::NobodyAnything => &REFEREE[2],
            Self::NobodyControls { .. } => &REFEREE[3],
            Self::NotDecided { .. } => &REFEREE[4],
            Self::AllControlled => &REFEREE[5],
            Self::ClaimDead { .. } => &REFEREE[6],
            Self::CanMakeEyes { .. } => &REFEREE[7],
            Self::SomeEyes { .. } => &REFEREE[8],
            Self::HasEyes { .. } => &REFEREE[9],
            Self::GroupHasEyes { .. } => &REFEREE[10],
            Self::OthersGetEyes { .. } => &REFEREE[11],
            Self::CanPrevent { .. } => &REFEREE[12],
            Self::CanShow { .. } => &REFEREE[13],
            Self::SoItEnds => &REFEREE[14],
            Self::ClaimOpen { .. } => &REFEREE[15],
            Self::RuledPoints { .. } => &REFEREE[16],
            Self::RuledDead { .. } => &REFEREE[17],
            Self::NoStoneDead => &REFEREE[18],
            Self::RuledOpen { .. } => &REFEREE[19],
            Self::RuledLock { .. } => &REFEREE[20],
            Self::RuledClaims { .. } => &REFEREE[21],
        }
    }

    fn arguments(&self) -> Vec<Arg<'_>> {
        match self {
            Self::Dead { of, count, place } => vec![Arg::Color(*of), Arg::Count(*count), Arg::Fact(place)],
            Self::BothControl { count, place } => vec![Arg::Count(*count), Arg::Fact(place)],
            Self::NobodyAnything => vec![],
            Self::NobodyControls { count, place } => vec![Arg::Count(*count), Arg::Fact(place)],
            Self::NotDecided { count, place } => vec![Arg::Count(*count), Arg::Fact(place)],
            Self::AllControlled => vec![],
            Self::ClaimDead { of, count, place } => vec![Arg::Color(*of), Arg::Count(*count), Arg::Fact(place)],
            Self::CanMakeEyes { player } => vec![Arg::Color(*player)],
            Self::SomeEyes { eyes, refuter } => vec![Arg::Points(eyes), Arg::Color(*refuter)],
            Self::HasEyes { eyes } => vec![Arg::Points(eyes)],
            Self::GroupHasEyes { player, place, eyes } => vec![Arg::Color(*player), Arg::Fact(place), Arg::Points(eyes)],
            Self::OthersGetEyes { place, player, refuter } => vec![Arg::Fact(place), Arg::Color(*player), Arg::Color(*refuter)],
            Self::CanPrevent { player, refuter } => vec![Arg::Color(*player), Arg::Color(*refuter)],
            Self::CanShow { refuter } => vec![Arg::Color(*refuter)],
            Self::SoItEnds => vec![],
            Self::ClaimOpen { situations } => vec![Arg::Count(*situations)],
            Self::RuledPoints { all, blacks, whites, both, nobody } => vec![Arg::Count(*all), Arg::Count(*blacks), Arg::Count(*whites), Arg::Count(*both), Arg::Count(*nobody)],
            Self::RuledDead { of, stones } => vec![Arg::Color(*of), Arg::Points(stones)],
            Self::NoStoneDead => vec![],
            Self::RuledOpen { player, points } => vec![Arg::Color(*player), Arg::Points(points)],
            Self::RuledLock { player, points } => vec![Arg::Color(*player), Arg::Points(points)],
            Self::RuledClaims { all, proved, refuted, open } => vec![Arg::Count(*all), Arg::Count(*proved), Arg::Count(*refuted), Arg::Count(*open)],
        }
    }
}

/// Facts of the catalogue `en/refusal.ftl`.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the catalogue says what an argument is")]
pub enum RefusalFact {
    /// `the game is over, so no move follows`
    GameOver,
    /// `no cycle may be removed right after a pass: a pass ends the game`
    CycleAfterPass,
    /// `the situation after move { DIGITS($start) } does not repeat here, so no cycle began there`
    NoSuchCycle { start: usize },
    /// `there is no cycle to remove`
    NoCycle,
    /// `the board has no location { $at }`
    NoLocation { at: Point },
    /// `a { COLOR($by) } stone already stands on { $at }`
    Occupied { at: Point, by: Color },
    /// `{ $at } is marked at the start, so nobody may play there this turn`
    MarkedAtStart { at: Point },
    /// `{ $at } is marked after the ko capture, so nobody may play there this turn`
    MarkedAfterKo { at: Point },
    /// `a removed cycle leaves { $at } marked for good, so nobody may play there any more`
    MarkedForGood { at: Point },
    /// `a stone on { $at } would take nothing and have no liberty: that is suicide`
    Suicide { at: Point },
    /// `a stone on { $at } would take nothing and have only permanently marked liberties: that is pseudo-suicide`
    PseudoSuicide { at: Point },
    /// `{ NAME($player) } calls for a resumption, but by these rules nobody can resume a game that has ended`
    NoResumption { player: Color },
    /// `it takes the button, but these rules have none`
    NoButton,
    /// `{ NAME($player) } moves, but { NAME($turn) } has the turn`
    OutOfTurn { player: Color, turn: Color },
    /// `the claimant has a 2-eye formation already, so the proof is over`
    ClaimantHasEyes,
    /// `the situation after move { DIGITS($since) } had come back, so the proof is over`
    ProofRepeats { since: usize },
    /// `the proof is over`
    ProofOver,
    /// `the board has no location { FEW($points) }`
    NotOnBoard { points: PointSet },
    /// `a black and a white stone share { FEW($points) }`
    BothColors { points: PointSet },
    /// `{ NAME($player) } has no liberty at { FEW($points) }`
    NoLiberty { player: Color, points: PointSet },
    /// `a stone stands on the temporary mark at { FEW($points) }`
    StoneOnMark { points: PointSet },
    /// `a temporary and a permanent mark share { FEW($points) }`
    BothMarks { points: PointSet },
    /// `{ FEW($points) } is marked temporarily, so the pass count is -1, not { $passes }`
    MarkWithoutKo { points: PointSet, passes: String },
    /// `{ DIGITS($count) } captives of { NAME($player) } are more than { DIGITS($limit) }`
    ManyCaptives { player: Color, count: usize, limit: usize },
    /// `{ DIGITS($count) } locations are more than { DIGITS($limit) }`
    LargeBoard { count: usize, limit: usize },
    /// `the pair { DIGITS($first) }, { DIGITS($second) } names a location that the board does not have`
    PairOutside { first: usize, second: usize },
    /// `location { DIGITS($location) } can't be a neighbour of itself`
    OwnNeighbor { location: usize },
    /// `the board has no location { $at }`
    ClaimOutside { at: Point },
    /// `{ $inside } borders on { $outside } outside the set, so it would have to be a stone of the claimant`
    ClaimOpen { inside: Point, outside: Point },
    /// `{ $outside } outside the set is a stone of the claimant beside { $inside }, so it would have to be in the set too`
    ClaimCut { inside: Point, outside: Point },
}

const REFUSAL: &[Message] = &[
    Message { kind: "game-over", arguments: &[], rules: "B1.1", lead: "", text: &[Piece::Text("the game is over, so no move follows")] },
    Message { kind: "cycle-after-pass", arguments: &[], rules: "B3.1", lead: "", text: &[Piece::Text("no cycle may be removed right after a pass: a pass ends the game")] },
    Message { kind: "no-such-cycle", arguments: &["start"], rules: "B3.2", lead: "", text: &[Piece::Text("the situation after move "), Piece::Arg(0, Form::Digits), Piece::Text(" does not repeat here, so no cycle began there")] },
    Message { kind: "no-cycle", arguments: &[], rules: "B3.2", lead: "", text: &[Piece::Text("there is no cycle to remove")] },
    Message { kind: "no-location", arguments: &["at"], rules: "B4.2", lead: "", text: &[Piece::Text("the board has no location "), Piece::Arg(0, Form::Plain)] },
    Message { kind: "occupied", arguments: &["at", "by"], rules: "B4.2", lead: "", text: &[Piece::Text("a "), Piece::Arg(1, Form::Color), Piece::Text(" stone already stands on "), Piece::Arg(0, Form::Plain)] },
    Message { kind: "marked-at-start", arguments: &["at"], rules: "B4.2", lead: "", text: &[Piece::Arg(0, Form::Plain), Piece::Text(" is marked at the start, so nobody may play there this turn")] },
    Message { kind: "marked-after-ko", arguments: &["at"], rules: "B4.2", lead: "", text: &[Piece::Arg(0, Form::Plain), Piece::Text(" is marked after the ko capture, so nobody may play there this turn")] },
    Message { kind: "marked-for-good", arguments: &["at"], rules: "B4.2", lead: "", text: &[Piece::Text("a removed cycle leaves "), Piece::Arg(0, Form::Plain), Piece::Text(" marked for good, so nobody may play there any more")] },
    Message { kind: "suicide", arguments: &["at"], rules: "B4.5", lead: "", text: &[Piece::Text("a stone on "), Piece::Arg(0, Form::Plain), Piece::Text(" would take nothing and have no liberty: that is suicide")] },
    Message { kind: "pseudo-suicide", arguments: &["at"], rules: "B4.5", lead: "", text: &[Piece::Text("a stone on "), Piece::Arg(0, Form::Plain), Piece::Text(" would take nothing and have only permanently marked liberties: that is pseudo-suicide")] },
    Message { kind: "no-resumption", arguments: &["player"], rules: "B1.1", lead: "", text: &[Piece::Arg(0, Form::Name), Piece::Text(" calls for a resumption, but by these rules nobody can resume a game that has ended")] },
    Message { kind: "no-button", arguments: &[], rules: "B1", lead: "", text: &[Piece::Text("it takes the button, but these rules have none")] },
    Message { kind: "out-of-turn", arguments: &["player", "turn"], rules: "A1.4", lead: "", text: &[Piece::Arg(0, Form::Name), Piece::Text(" moves, but "), Piece::Arg(1, Form::Name), Piece::Text(" has the turn")] },
    Message { kind: "claimant-has-eyes", arguments: &[], rules: "", lead: "", text: &[Piece::Text("the claimant has a 2-eye formation already, so the proof is over")] },
    Message { kind: "proof-repeats", arguments: &["since"], rules: "", lead: "", text: &[Piece::Text("the situation after move "), Piece::Arg(0, Form::Digits), Piece::Text(" had come back, so the proof is over")] },
    Message { kind: "proof-over", arguments: &[], rules: "", lead: "", text: &[Piece::Text("the proof is over")] },
    Message { kind: "not-on-board", arguments: &["points"], rules: "", lead: "", text: &[Piece::Text("the board has no location "), Piece::Arg(0, Form::Few)] },
    Message { kind: "both-colors", arguments: &["points"], rules: "", lead: "", text: &[Piece::Text("a black and a white stone share "), Piece::Arg(0, Form::Few)] },
    Message { kind: "no-liberty", arguments: &["player", "points"], rules: "D1", lead: "", text: &[Piece::Arg(0, Form::Name), Piece::Text(" has no liberty at "), Piece::Arg(1, Form::Few)] },
    Message { kind: "stone-on-mark", arguments: &["points"], rules: "B4.8", lead: "", text: &[Piece::Text("a stone stands on the temporary mark at "), Piece::Arg(0, Form::Few)] },
    Message { kind: "both-marks", arguments: &["points"], rules: "", lead: "", text: &[Piece::Text("a temporary and a permanent mark share "), Piece::Arg(0, Form::Few)] },
    Message { kind: "mark-without-ko", arguments: &["points", "passes"], rules: "B2.4", lead: "", text: &[Piece::Arg(0, Form::Few), Piece::Text(" is marked temporarily, so the pass count is -1, not "), Piece::Arg(1, Form::Plain)] },
    Message { kind: "many-captives", arguments: &["player", "count", "limit"], rules: "", lead: "", text: &[Piece::Arg(1, Form::Digits), Piece::Text(" captives of "), Piece::Arg(0, Form::Name), Piece::Text(" are more than "), Piece::Arg(2, Form::Digits)] },
    Message { kind: "large-board", arguments: &["count", "limit"], rules: "", lead: "", text: &[Piece::Arg(0, Form::Digits), Piece::Text(" locations are more than "), Piece::Arg(1, Form::Digits)] },
    Message { kind: "pair-outside", arguments: &["first", "second"], rules: "E6.2", lead: "", text: &[Piece::Text("the pair "), Piece::Arg(0, Form::Digits), Piece::Text(", "), Piece::Arg(1, Form::Digits), Piece::Text(" names a location that the board does not have")] },
    Message { kind: "own-neighbor", arguments: &["location"], rules: "E6.2", lead: "", text: &[Piece::Text("location "), Piece::Arg(0, Form::Digits), Piece::Text(" can't be a neighbour of itself")] },
    Message { kind: "claim-outside", arguments: &["at"], rules: "C5.1", lead: "", text: &[Piece::Text("the board has no location "), Piece::Arg(0, Form::Plain)] },
    Message { kind: "claim-open", arguments: &["inside", "outside"], rules: "C5.2.1", lead: "", text: &[Piece::Arg(0, Form::Plain), Piece::Text(" borders on "), Piece::Arg(1, Form::Plain), Piece::Text(" outside the set, so it would have to be a stone of the claimant")] },
    Message { kind: "claim-cut", arguments: &["inside", "outside"], rules: "C5.2.2", lead: "", text: &[Piece::Arg(1, Form::Plain), Piece::Text(" outside the set is a stone of the claimant beside "), Piece::Arg(0, Form::Plain), Piece::Text(", so it would have to be in the set too")] },
];

impl Fact for RefusalFact {
    fn message(&self) -> &'static Message {
        match self {
            Self::GameOver => &REFUSAL[0],
            Self::CycleAfterPass => &REFUSAL[1],
            Self::NoSuchCycle { .. } => &REFUSAL[2],
            Self::NoCycle => &REFUSAL[3],
            Self::NoLocation { .. } => &REFUSAL[4],
            Self::Occupied { .. } => &REFUSAL[5],
            Self::MarkedAtStart { .. } => &REFUSAL[6],
            Self::MarkedAfterKo { .. } => &REFUSAL[7],
            Self::MarkedForGood { .. } => &REFUSAL[8],
            Self::Suicide { .. } => &REFUSAL[9],
            Self::PseudoSuicide { .. } => &REFUSAL[10],
            Self::NoResumption { .. } => &REFUSAL[11],
            Self::NoButton => &REFUSAL[12],
            Self::OutOfTurn { .. } => &REFUSAL[13],
            Self::ClaimantHasEyes => &REFUSAL[14],
            Self::ProofRepeats { .. } => &REFUSAL[15],
            Self::ProofOver => &REFUSAL[16],
            Self::NotOnBoard { .. } => &REFUSAL[17],
            Self::BothColors { .. } => &REFUSAL[18],
            Self::NoLiberty { .. } => &REFUSAL[19],
            Self::StoneOnMark { .. } => &REFUSAL[20],
            Self::BothMarks { .. } => &REFUSAL[21],
            Self::MarkWithoutKo { .. } => &REFUSAL[22],
            Self::ManyCaptives { .. } => &REFUSAL[23],
            Self::LargeBoard { .. } => &REFUSAL[24],
            Self::PairOutside { .. } => &REFUSAL[25],
            Self::OwnNeighbor { .. } => &REFUSAL[26],
            Self::ClaimOutside { .. } => &REFUSAL[27],
            Self::ClaimOpen { .. } => &REFUSAL[28],
            Self::ClaimCut { .. } => &REFUSAL[29],
        }
    }

    fn arguments(&self) -> Vec<Arg<'_>> {
        match self {
            Self::GameOver => vec![],
            Self::CycleAfterPass => vec![],
            Self::NoSuchCycle { start } => vec![Arg::Count(*start)],
            Self::NoCycle => vec![],
            Self::NoLocation { at } => vec![Arg::Point(*at)],
            Self::Occupied { at, by } => vec![Arg::Point(*at), Arg::Color(*by)],
            Self::MarkedAtStart { at } => vec![Arg::Point(*at)],
            Self::MarkedAfterKo { at } => vec![Arg::Point(*at)],
            Self::MarkedForGood { at } => vec![Arg::Point(*at)],
            Self::Suicide { at } => vec![Arg::Point(*at)],
            Self::PseudoSuicide { at } => vec![Arg::Point(*at)],
            Self::NoResumption { player } => vec![Arg::Color(*player)],
            Self::NoButton => vec![],
            Self::OutOfTurn { player, turn } => vec![Arg::Color(*player), Arg::Color(*turn)],
            Self::ClaimantHasEyes => vec![],
            Self::ProofRepeats { since } => vec![Arg::Count(*since)],
            Self::ProofOver => vec![],
            Self::NotOnBoard { points } => vec![Arg::Points(points)],
            Self::BothColors { points } => vec![Arg::Points(points)],
            Self::NoLiberty { player, points } => vec![Arg::Color(*player), Arg::Points(points)],
            Self::StoneOnMark { points } => vec![Arg::Points(points)],
            Self::BothMarks { points } => vec![Arg::Points(points)],
            Self::MarkWithoutKo { points, passes } => vec![Arg::Points(points), Arg::Quote(passes)],
            Self::ManyCaptives { player, count, limit } => vec![Arg::Color(*player), Arg::Count(*count), Arg::Count(*limit)],
            Self::LargeBoard { count, limit } => vec![Arg::Count(*count), Arg::Count(*limit)],
            Self::PairOutside { first, second } => vec![Arg::Count(*first), Arg::Count(*second)],
            Self::OwnNeighbor { location } => vec![Arg::Count(*location)],
            Self::ClaimOutside { at } => vec![Arg::Point(*at)],
            Self::ClaimOpen { inside, outside } => vec![Arg::Point(*inside), Arg::Point(*outside)],
            Self::ClaimCut { inside, outside } => vec![Arg::Point(*inside), Arg::Point(*outside)],
        }
    }
}

/// Facts of the catalogue `en/spot.ftl`.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the catalogue says what an argument is")]
pub enum SpotFact {
    /// `line { DIGITS($line) }`
    Line { line: usize },
    /// `line { DIGITS($line) }, column { DIGITS($column) }`
    LineColumn { line: usize, column: usize },
    /// `the node at line { DIGITS($line) }, column { DIGITS($column) }`
    Node { line: usize, column: usize },
    /// `row { DIGITS($row) }`
    Row { row: usize },
    /// `row { DIGITS($row) }, column { DIGITS($column) }`
    RowColumn { row: usize, column: usize },
    /// `column { DIGITS($column) }`
    InColumn { column: usize },
    /// `object { DIGITS($number) }`
    Object { number: usize },
    /// `move { DIGITS($number) }`
    Move { number: usize },
    /// `"moves", element { DIGITS($number) }`
    Element { number: usize },
    /// `character { DIGITS($character) } of the link`
    Character { character: usize },
    /// `{ $name }`
    Named { name: String },
    /// `without the game that it goes on from`
    Alone,
}

const SPOT: &[Message] = &[
    Message { kind: "line", arguments: &["line"], rules: "", lead: "", text: &[Piece::Text("line "), Piece::Arg(0, Form::Digits)] },
    Message { kind: "line-column", arguments: &["line", "column"], rules: "", lead: "", text: &[Piece::Text("line "), Piece::Arg(0, Form::Digits), Piece::Text(", column "), Piece::Arg(1, Form::Digits)] },
    Message { kind: "node", arguments: &["line", "column"], rules: "", lead: "", text: &[Piece::Text("the node at line "), Piece::Arg(0, Form::Digits), Piece::Text(", column "), Piece::Arg(1, Form::Digits)] },
    Message { kind: "row", arguments: &["row"], rules: "", lead: "", text: &[Piece::Text("row "), Piece::Arg(0, Form::Digits)] },
    Message { kind: "row-column", arguments: &["row", "column"], rules: "", lead: "", text: &[Piece::Text("row "), Piece::Arg(0, Form::Digits), Piece::Text(", column "), Piece::Arg(1, Form::Digits)] },
    Message { kind: "in-column", arguments: &["column"], rules: "", lead: "", text: &[Piece::Text("column "), Piece::Arg(0, Form::Digits)] },
    Message { kind: "object", arguments: &["number"], rules: "", lead: "", text: &[Piece::Text("object "), Piece::Arg(0, Form::Digits)] },
    Message { kind: "move", arguments: &["number"], rules: "", lead: "", text: &[Piece::Text("move "), Piece::Arg(0, Form::Digits)] },
    Message { kind: "element", arguments: &["number"], rules: "", lead: "", text: &[Piece::Text("\"moves\", element "), Piece::Arg(0, Form::Digits)] },
    Message { kind: "character", arguments: &["character"], rules: "", lead: "", text: &[Piece::Text("character "), Piece::Arg(0, Form::Digits), Piece::Text(" of the link")] },
    Message { kind: "named", arguments: &["name"], rules: "", lead: "", text: &[Piece::Arg(0, Form::Plain)] },
    Message { kind: "alone", arguments: &[], rules: "", lead: "", text: &[Piece::Text("without the game that it goes on from")] },
];

impl Fact for SpotFact {
    fn message(&self) -> &'static Message {
        match self {
            Self::Line { .. } => &SPOT[0],
            Self::LineColumn { .. } => &SPOT[1],
            Self::Node { .. } => &SPOT[2],
            Self::Row { .. } => &SPOT[3],
            Self::RowColumn { .. } => &SPOT[4],
            Self::InColumn { .. } => &SPOT[5],
            Self::Object { .. } => &SPOT[6],
            Self::Move { .. } => &SPOT[7],
            Self::Element { .. } => &SPOT[8],
            Self::Character { .. } => &SPOT[9],
            Self::Named { .. } => &SPOT[10],
            Self::Alone => &SPOT[11],
        }
    }

    fn arguments(&self) -> Vec<Arg<'_>> {
        match self {
            Self::Line { line } => vec![Arg::Count(*line)],
            Self::LineColumn { line, column } => vec![Arg::Count(*line), Arg::Count(*column)],
            Self::Node { line, column } => vec![Arg::Count(*line), Arg::Count(*column)],
            Self::Row { row } => vec![Arg::Count(*row)],
            Self::RowColumn { row, column } => vec![Arg::Count(*row), Arg::Count(*column)],
            Self::InColumn { column } => vec![Arg::Count(*column)],
            Self::Object { number } => vec![Arg::Count(*number)],
            Self::Move { number } => vec![Arg::Count(*number)],
            Self::Element { number } => vec![Arg::Count(*number)],
            Self::Character { character } => vec![Arg::Count(*character)],
            Self::Named { name } => vec![Arg::Quote(name)],
            Self::Alone => vec![],
        }
    }
}

/// Facts of the catalogue `en/tree.ftl`.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the catalogue says what an argument is")]
pub enum TreeFact {
    /// `{ NAME($player) } { $locks -> [yes] can lock *[no] can’t lock } { $size } { VERB($size, "locations", "location") }`
    Title { player: Color, locks: bool, size: usize },
    /// `{ NAME($player) } can lock { $size } { VERB($size, "locations", "location") } and gets a 2-eye formation there, whatever { NAME($refuter) } does`
    CanLock { player: Color, refuter: Color, size: usize },
    /// `{ NAME($player) } can’t lock { $size } { VERB($size, "locations", "location") }: whatever { NAME($player) } does, { NAME($refuter) } prevents a 2-eye formation there`
    CannotLock { player: Color, refuter: Color, size: usize },
    /// `This is { $in_part -> [yes] a part of the worst case *[no] the worst case }: { $outside -> [yes] all stones outside are { NAME($refuter) }’s and permanent (LJM, shown as rings), and{" "} *[no] {""} }{ NAME($refuter) } moves first. The { $in_part -> [yes] locations that the proof plays on *[no] claimed locations } are selected (SL){ $circled -> [yes] , but for those with a ring *[no] {""} }`
    WorstCase { in_part: bool, outside: bool, refuter: Color, circled: bool },
    /// `The proof uses a part of the set, { $size } { VERB($size, "locations", "location") }. The rest of the set is left out of this board: a stone of { NAME($player) }’s there is a pass here, and no number of passes ends anything`
    Zone { size: usize, player: Color },
    /// `{ NAME($player) }’s stones with a ring reach beyond it and count as permanent`
    ReachesBeyond { player: Color },
    /// `At each step { NAME($one) } has one chosen move, and { NAME($other) } tries every legal one. Passes are moves too`
    Choices { one: Color, other: Color },
    /// `The whole proof is larger: the tree is cut in { $places } { VERB($places, "places", "place") }, which say so`
    IsCut { places: usize },
    /// `Cut: the proof goes on here, but the tree does not`
    CutHere,
    /// `The situation { $since -> [0] at the start *[other] after move { DIGITS($since) } } is back, and { NAME($player) } has come no nearer to a 2-eye formation`
    Back { since: usize, player: Color },
    /// `The situation { $since -> [0] at the start *[other] after move { DIGITS($since) } } is back, but for passes, which end nothing here, and { NAME($player) } has come no nearer to a 2-eye formation`
    BackInZone { since: usize, player: Color },
    /// `As after move { DIGITS($depth) } of the sequence { $line }{ $more -> [0] {""} *[other] {" "}and { $more } more }`
    AsAfter { depth: usize, line: Vec<Option<Point>>, more: usize },
    /// `{ NAME($player) } has a 2-eye formation`
    HasFormation { player: Color },
    /// `The game is over, and there is no 2-eye formation`
    GameOver,
    /// `Decided: { $why } (lemma “{ $lemma }”)`
    ByLemma { why: Box<Self>, lemma: &'static str },
    /// `no 2-eye formation fits on this set`
    LemmaHopeless,
    /// `{ NAME($refuter) } passes, and the game is over without a 2-eye formation`
    LemmaEnding { refuter: Color },
    /// `a stone of { NAME($refuter) }’s in the set is joined to what lasts, and can’t be captured`
    LemmaJoined { refuter: Color },
    /// `{ NAME($refuter) } gets a stone into the set that is joined to what lasts`
    LemmaDoors { refuter: Color },
    /// `stones of { NAME($refuter) }’s in the set can’t be captured, even if { NAME($refuter) } only passes`
    LemmaAlive { refuter: Color },
    /// `every group of { NAME($player) }’s has two eyes, and only filling is left`
    LemmaFill { player: Color },
    /// `{ NAME($player) } has groups with two eyes, and wins in each part between them`
    LemmaSum { player: Color },
    /// `a group of { NAME($player) }’s has liberties in two separate areas, and { NAME($player) } wins in each part beside it`
    LemmaRooms { player: Color },
    /// `{ NAME($refuter) } can’t make two eyes in any part that is left`
    LemmaDead { refuter: Color },
}

const TREE: &[Message] = &[
    Message { kind: "title", arguments: &["player", "locks", "size"], rules: "", lead: "", text: &[Piece::Arg(0, Form::Name), Piece::Text(" "), Piece::Select(1, &[("yes", &[Piece::Text("can lock")]), ("no", &[Piece::Text("can’t lock")])]), Piece::Text(" "), Piece::Arg(2, Form::Plain), Piece::Text(" "), Piece::Select(2, &[("one", &[Piece::Text("location")]), ("other", &[Piece::Text("locations")])])] },
    Message { kind: "can-lock", arguments: &["player", "refuter", "size"], rules: "C4, C8", lead: "", text: &[Piece::Arg(0, Form::Name), Piece::Text(" can lock "), Piece::Arg(2, Form::Plain), Piece::Text(" "), Piece::Select(2, &[("one", &[Piece::Text("location")]), ("other", &[Piece::Text("locations")])]), Piece::Text(" and gets a 2-eye formation there, whatever "), Piece::Arg(1, Form::Name), Piece::Text(" does")] },
    Message { kind: "cannot-lock", arguments: &["player", "refuter", "size"], rules: "C4, C8", lead: "", text: &[Piece::Arg(0, Form::Name), Piece::Text(" can’t lock "), Piece::Arg(2, Form::Plain), Piece::Text(" "), Piece::Select(2, &[("one", &[Piece::Text("location")]), ("other", &[Piece::Text("locations")])]), Piece::Text(": whatever "), Piece::Arg(0, Form::Name), Piece::Text(" does, "), Piece::Arg(1, Form::Name), Piece::Text(" prevents a 2-eye formation there")] },
    Message { kind: "worst-case", arguments: &["in_part", "outside", "refuter", "circled"], rules: "C6", lead: "", text: &[Piece::Text("This is "), Piece::Select(0, &[("yes", &[Piece::Text("a part of the worst case")]), ("no", &[Piece::Text("the worst case")])]), Piece::Text(": "), Piece::Select(1, &[("yes", &[Piece::Text("all stones outside are "), Piece::Arg(2, Form::Name), Piece::Text("’s and permanent (LJM, shown as rings), and ")]), ("no", &[])]), Piece::Arg(2, Form::Name), Piece::Text(" moves first. The "), Piece::Select(0, &[("yes", &[Piece::Text("locations that the proof plays on")]), ("no", &[Piece::Text("claimed locations")])]), Piece::Text(" are selected (SL)"), Piece::Select(3, &[("yes", &[Piece::Text(", but for those with a ring")]), ("no", &[])])] },
    Message { kind: "zone", arguments: &["size", "player"], rules: "", lead: "", text: &[Piece::Text("The proof uses a part of the set, "), Piece::Arg(0, Form::Plain), Piece::Text(" "), Piece::Select(0, &[("one", &[Piece::Text("location")]), ("other", &[Piece::Text("locations")])]), Piece::Text(". The rest of the set is left out of this board: a stone of "), Piece::Arg(1, Form::Name), Piece::Text("’s there is a pass here, and no number of passes ends anything")] },
    Message { kind: "reaches-beyond", arguments: &["player"], rules: "", lead: "", text: &[Piece::Arg(0, Form::Name), Piece::Text("’s stones with a ring reach beyond it and count as permanent")] },
    Message { kind: "choices", arguments: &["one", "other"], rules: "", lead: "", text: &[Piece::Text("At each step "), Piece::Arg(0, Form::Name), Piece::Text(" has one chosen move, and "), Piece::Arg(1, Form::Name), Piece::Text(" tries every legal one. Passes are moves too")] },
    Message { kind: "is-cut", arguments: &["places"], rules: "", lead: "", text: &[Piece::Text("The whole proof is larger: the tree is cut in "), Piece::Arg(0, Form::Plain), Piece::Text(" "), Piece::Select(0, &[("one", &[Piece::Text("place")]), ("other", &[Piece::Text("places")])]), Piece::Text(", which say so")] },
    Message { kind: "cut-here", arguments: &[], rules: "", lead: "", text: &[Piece::Text("Cut: the proof goes on here, but the tree does not")] },
    Message { kind: "back", arguments: &["since", "player"], rules: "E3, C7", lead: "", text: &[Piece::Text("The situation "), Piece::Select(0, &[("0", &[Piece::Text("at the start")]), ("other", &[Piece::Text("after move "), Piece::Arg(0, Form::Digits)])]), Piece::Text(" is back, and "), Piece::Arg(1, Form::Name), Piece::Text(" has come no nearer to a 2-eye formation")] },
    Message { kind: "back-in-zone", arguments: &["since", "player"], rules: "C7", lead: "", text: &[Piece::Text("The situation "), Piece::Select(0, &[("0", &[Piece::Text("at the start")]), ("other", &[Piece::Text("after move "), Piece::Arg(0, Form::Digits)])]), Piece::Text(" is back, but for passes, which end nothing here, and "), Piece::Arg(1, Form::Name), Piece::Text(" has come no nearer to a 2-eye formation")] },
    Message { kind: "as-after", arguments: &["depth", "line", "more"], rules: "", lead: "", text: &[Piece::Text("As after move "), Piece::Arg(0, Form::Digits), Piece::Text(" of the sequence "), Piece::Arg(1, Form::Plain), Piece::Select(2, &[("0", &[]), ("other", &[Piece::Text(" and "), Piece::Arg(2, Form::Plain), Piece::Text(" more")])])] },
    Message { kind: "has-formation", arguments: &["player"], rules: "C8", lead: "", text: &[Piece::Arg(0, Form::Name), Piece::Text(" has a 2-eye formation")] },
    Message { kind: "game-over", arguments: &[], rules: "E1, C8", lead: "", text: &[Piece::Text("The game is over, and there is no 2-eye formation")] },
    Message { kind: "by-lemma", arguments: &["why", "lemma"], rules: "", lead: "", text: &[Piece::Text("Decided: "), Piece::Arg(0, Form::Plain), Piece::Text(" (lemma “"), Piece::Arg(1, Form::Plain), Piece::Text("”)")] },
    Message { kind: "lemma-hopeless", arguments: &[], rules: "", lead: "", text: &[Piece::Text("no 2-eye formation fits on this set")] },
    Message { kind: "lemma-ending", arguments: &["refuter"], rules: "", lead: "", text: &[Piece::Arg(0, Form::Name), Piece::Text(" passes, and the game is over without a 2-eye formation")] },
    Message { kind: "lemma-joined", arguments: &["refuter"], rules: "", lead: "", text: &[Piece::Text("a stone of "), Piece::Arg(0, Form::Name), Piece::Text("’s in the set is joined to what lasts, and can’t be captured")] },
    Message { kind: "lemma-doors", arguments: &["refuter"], rules: "", lead: "", text: &[Piece::Arg(0, Form::Name), Piece::Text(" gets a stone into the set that is joined to what lasts")] },
    Message { kind: "lemma-alive", arguments: &["refuter"], rules: "", lead: "", text: &[Piece::Text("stones of "), Piece::Arg(0, Form::Name), Piece::Text("’s in the set can’t be captured, even if "), Piece::Arg(0, Form::Name), Piece::Text(" only passes")] },
    Message { kind: "lemma-fill", arguments: &["player"], rules: "", lead: "", text: &[Piece::Text("every group of "), Piece::Arg(0, Form::Name), Piece::Text("’s has two eyes, and only filling is left")] },
    Message { kind: "lemma-sum", arguments: &["player"], rules: "", lead: "", text: &[Piece::Arg(0, Form::Name), Piece::Text(" has groups with two eyes, and wins in each part between them")] },
    Message { kind: "lemma-rooms", arguments: &["player"], rules: "", lead: "", text: &[Piece::Text("a group of "), Piece::Arg(0, Form::Name), Piece::Text("’s has liberties in two separate areas, and "), Piece::Arg(0, Form::Name), Piece::Text(" wins in each part beside it")] },
    Message { kind: "lemma-dead", arguments: &["refuter"], rules: "", lead: "", text: &[Piece::Arg(0, Form::Name), Piece::Text(" can’t make two eyes in any part that is left")] },
];

impl Fact for TreeFact {
    fn message(&self) -> &'static Message {
        match self {
            Self::Title { .. } => &TREE[0],
            Self::CanLock { .. } => &TREE[1],
            Self::CannotLock { .. } => &TREE[2],
            Self::WorstCase { .. } => &TREE[3],
            Self::Zone { .. } => &TREE[4],
            Self::ReachesBeyond { .. } => &TREE[5],
            Self::Choices { .. } => &TREE[6],
            Self::IsCut { .. } => &TREE[7],
            Self::CutHere => &TREE[8],
            Self::Back { .. } => &TREE[9],
            Self::BackInZone { .. } => &TREE[10],
            Self::AsAfter { .. } => &TREE[11],
            Self::HasFormation { .. } => &TREE[12],
            Self::GameOver => &TREE[13],
            Self::ByLemma { .. } => &TREE[14],
            Self::LemmaHopeless => &TREE[15],
            Self::LemmaEnding { .. } => &TREE[16],
            Self::LemmaJoined { .. } => &TREE[17],
            Self::LemmaDoors { .. } => &TREE[18],
            Self::LemmaAlive { .. } => &TREE[19],
            Self::LemmaFill { .. } => &TREE[20],
            Self::LemmaSum { .. } => &TREE[21],
            Self::LemmaRooms { .. } => &TREE[22],
            Self::LemmaDead { .. } => &TREE[23],
        }
    }

    fn arguments(&self) -> Vec<Arg<'_>> {
        match self {
            Self::Title { player, locks, size } => vec![Arg::Color(*player), Arg::Flag(*locks), Arg::Count(*size)],
            Self::CanLock { player, refuter, size } => vec![Arg::Color(*player), Arg::Color(*refuter), Arg::Count(*size)],
            Self::CannotLock { player, refuter, size } => vec![Arg::Color(*player), Arg::Color(*refuter), Arg::Count(*size)],
            Self::WorstCase { in_part, outside, refuter, circled } => vec![Arg::Flag(*in_part), Arg::Flag(*outside), Arg::Color(*refuter), Arg::Flag(*circled)],
            Self::Zone { size, player } => vec![Arg::Count(*size), Arg::Color(*player)],
            Self::ReachesBeyond { player } => vec![Arg::Color(*player)],
            Self::Choices { one, other } => vec![Arg::Color(*one), Arg::Color(*other)],
            Self::IsCut { places } => vec![Arg::Count(*places)],
            Self::CutHere => vec![],
            Self::Back { since, player } => vec![Arg::Count(*since), Arg::Color(*player)],
            Self::BackInZone { since, player } => vec![Arg::Count(*since), Arg::Color(*player)],
            Self::AsAfter { depth, line, more } => vec![Arg::Count(*depth), Arg::Moves(line), Arg::Count(*more)],
            Self::HasFormation { player } => vec![Arg::Color(*player)],
            Self::GameOver => vec![],
            Self::ByLemma { why, lemma } => vec![Arg::Fact(&**why), Arg::Case(lemma)],
            Self::LemmaHopeless => vec![],
            Self::LemmaEnding { refuter } => vec![Arg::Color(*refuter)],
            Self::LemmaJoined { refuter } => vec![Arg::Color(*refuter)],
            Self::LemmaDoors { refuter } => vec![Arg::Color(*refuter)],
            Self::LemmaAlive { refuter } => vec![Arg::Color(*refuter)],
            Self::LemmaFill { player } => vec![Arg::Color(*player)],
            Self::LemmaSum { player } => vec![Arg::Color(*player)],
            Self::LemmaRooms { player } => vec![Arg::Color(*player)],
            Self::LemmaDead { refuter } => vec![Arg::Color(*refuter)],
        }
    }
}

#[cfg(test)]
pub(crate) const CATALOGUES: &[(&str, &[Message])] = &[
    ("argument", ARGUMENT),
    ("capture", CAPTURE),
    ("claiming", CLAIMING),
    ("expected", EXPECTED),
    ("forbidden", FORBIDDEN),
    ("notation", NOTATION),
    ("place", PLACE),
    ("referee", REFEREE),
    ("refusal", REFUSAL),
    ("spot", SPOT),
    ("tree", TREE),
];
