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
    /// `{ NAME($refuter) } can show that it fails. This is how that ends.`
    CanShow { refuter: Color },
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
    Message { kind: "can-show", arguments: &["refuter"], rules: "", lead: "", text: &[Piece::Arg(0, Form::Name), Piece::Text(" can show that it fails. This is how that ends.")] },
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
            Self::ClaimOpen { .. } => &REFEREE[14],
            Self::RuledPoints { .. } => &REFEREE[15],
            Self::RuledDead { .. } => &REFEREE[16],
            Self::NoStoneDead => &REFEREE[17],
            Self::RuledOpen { .. } => &REFEREE[18],
            Self::RuledLock { .. } => &REFEREE[19],
            Self::RuledClaims { .. } => &REFEREE[20],
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
    ("place", PLACE),
    ("referee", REFEREE),
    ("tree", TREE),
];
