"""Who controls what under the Logical Japanese Rules of Go, claims with certificates, and other rule systems.

The words are those of the command ``loja`` and of the package ``loja-engine`` on npm, and so are the answers, as dicts. A search
works in short runs without the interpreter's lock, and between two of them Ctrl-C is heard.
"""

from __future__ import annotations

import json
import math
import time
from typing import Any, Callable, Iterable, Literal, Optional, Sequence, Union

from . import _engine

__all__ = ["EngineError", "check", "claim", "draw", "read", "referee", "replay", "systems"]
__version__: str = _engine.version()

Position = Union[str, "dict[str, Any]"]
Progress = Callable[[int, float], None]
Format = Literal["svg", "diagram", "numbers", "json", "sgf", "sensei", "link"]

_RUN = 0.05
_MOST_NODES = 2**32 - 1
_MOST_MEGABYTES = 1 << 20


class EngineError(ValueError):
    """Why there is no answer: a sentence, with a ``code`` that doesn't change, and the ``points`` concerned."""

    def __init__(self, message: str, code: str, points: Sequence[int] = ()) -> None:
        super().__init__(message)
        self.code = code
        self.points = list(points)


def _expect(fits: bool, message: str, code: str) -> None:
    if not fits:
        raise EngineError(message, code)


def _listed(things: Any) -> list[Any]:
    """The things one by one; what can't be gone through is one thing that nobody wants."""
    return list(things) if hasattr(things, "__iter__") else [None]


def _ask(question: Callable[..., Any], *asked: Any) -> Any:
    try:
        return question(*asked)
    except ValueError as error:
        if len(error.args) == 3:
            raise EngineError(*error.args) from None
        raise


def read(text: str) -> list[dict[str, Any]]:
    """The positions and games of a text of any kind. A bad one among others is told in its place."""
    _expect(isinstance(text, str), "This reads a text; a dict goes to the other functions as it is.", "bad-position")
    return json.loads(_ask(_engine.read, text))


def referee(
    position: Position,
    *,
    game: Optional[int] = None,
    move: Optional[int] = None,
    max_nodes: Optional[int] = None,
    max_seconds: Optional[float] = None,
    max_megabytes: int = 1024,
    progress: Optional[Progress] = None,
    expect: bool = False,
) -> dict[str, Any]:
    """Who controls what, and the score, as if play stopped there (C3). ``ruling`` is the line of ``loja referee --json``.

    With ``expect`` it also tells, beside what is proved, what is expected where nothing is (``expected``), and on which open
    claims the result hangs (``if``). That is no proof.
    """
    _expect(isinstance(expect, bool), "expect has to be True or False.", "bad-option")
    budget = _Budget(max_nodes, max_seconds, max_megabytes)
    start, moves, _ = _open(position, game, move, legal=True)
    search = _ask(_engine.Referee, start, moves, budget.megabytes)

    def run(nodes: int) -> tuple[bool, int]:
        sofar = json.loads(_ask(search.run, nodes, 1000 * budget.run_time()))
        return sofar["done"], sofar["nodes"]

    done = budget.spend(run, progress)
    # In runs, so that Ctrl-C is heard.
    while expect and not _ask(search.expect, 50.0):
        pass
    report = json.loads(_ask(search.report))
    memory = any(claim["halt"] == "memory" for claim in report["claims"])
    spent = budget.spent(done, memory)
    word = "memory" if spent["stopped"] == "megabytes" else spent["stopped"]
    return {**report, "ruling": json.loads(_ask(search.ruling, word)), **spent}


def claim(
    position: Position,
    player: Literal["black", "white"],
    set: Union[Literal["all"], Iterable[Union[int, str]]],
    *,
    certificate: bool = False,
    game: Optional[int] = None,
    move: Optional[int] = None,
    max_nodes: Optional[int] = None,
    max_seconds: Optional[float] = None,
    max_megabytes: int = 1024,
    progress: Optional[Progress] = None,
) -> dict[str, Any]:
    """Whether a player may lock a set (C4): ``lock``, ``refuted`` or ``undecided``. Points are told by name or number."""
    budget = _Budget(max_nodes, max_seconds, max_megabytes)
    _expect(player in ("black", "white"), 'A claim is by "black" or by "white".', "bad-claim")
    start, moves, _ = _open(position, game, move, legal=True)
    asked = {"player": player, "set": _locations(start, set)}
    proof = _ask(_engine.Proof, start, moves, json.dumps(asked))
    report: dict[str, Any] = {}

    def run(nodes: int) -> tuple[bool, int]:
        milliseconds = 1000 * budget.run_time()
        report.update(json.loads(_ask(proof.run, nodes, milliseconds, budget.megabytes)))
        return report["verdict"] != "undecided" or report["halt"] is not None, report["nodes"]

    done = budget.spend(run, progress)
    return {
        "verdict": report["verdict"],
        "halt": report["halt"],
        "nodes": report["nodes"],
        "certificate": proof.certificate() if certificate else None,
        **budget.spent(done, report["halt"] == "memory"),
    }


def check(certificate: str) -> dict[str, Any]:
    """What a certificate shows, with none of the search's code. One that shows nothing raises ``bad-certificate``."""
    _expect(isinstance(certificate, str), "A certificate is a text, as claim gives it.", "bad-certificate")
    return json.loads(_ask(_engine.check, certificate))


def replay(
    position: Position, *, rules: str = "ljrg", game: Optional[int] = None, move: Optional[int] = None
) -> dict[str, Any]:
    """A game, situation after situation. A move that is forbidden is no error but the ``refusal``.

    Games are read as LJRG knows them, so what it forbids other rules can't be asked about.
    """
    _expect(isinstance(rules, str), 'Say the rule set by its name, as "area".', "bad-rules")
    if rules == "ljrg":
        start, moves, refusal = _open(position, game, move, legal=False)
        line = json.loads(_ask(_engine.follow, start, moves))
        return {**line, "refusal": refusal} if refusal else line
    start, moves = _open_for([rules], position, game, move)
    return json.loads(_ask(_engine.play, rules, start, moves))


def draw(
    position: Position, format: Format = "svg", *, game: Optional[int] = None, move: Optional[int] = None
) -> str:
    """The position or game as a picture or in another notation."""
    _expect(isinstance(format, str), 'Say the format by its name, as "svg".', "bad-option")
    start, moves, _ = _open(position, game, move, legal=True)
    return _ask(_engine.write, start, moves, format)


def systems(
    position: Position,
    rules: Sequence[str],
    *,
    game: Optional[int] = None,
    move: Optional[int] = None,
    max_nodes: Optional[int] = None,
    max_seconds: Optional[float] = None,
    max_megabytes: int = 1024,
    progress: Optional[Progress] = None,
) -> dict[str, Any]:
    """What each of these rules says of the position, and where each two part.

    Each of them may look into ``max_nodes`` situations, and then says the same every time; what the clock cuts short leaves no trace.
    Where LJRG is among them, its referee is asked first, with the same limits for itself.
    """
    budget = _Budget(max_nodes, max_seconds, max_megabytes)
    rules = [None] if isinstance(rules, str) else _listed(rules)
    _expect(len(rules) > 0 and all(isinstance(name, str) for name in rules), 'Say which rule sets to compare, as ["ljrg", "area"].', "bad-rules")
    start = _after(*_open_for(rules, position, game, move))
    ljrg: Optional[dict[str, Any]] = None
    if "ljrg" in rules:
        ljrg = referee(
            position,
            game=game,
            move=move,
            max_nodes=max_nodes,
            max_seconds=max_seconds,
            max_megabytes=max_megabytes,
            progress=progress,
        )
    asked = (start, json.dumps(list(rules)), json.dumps(ljrg), budget.nodes, budget.megabytes)
    comparison = _ask(_engine.Comparison, *asked)

    sofar: dict[str, Any] = {}

    def run(_: int) -> tuple[bool, int]:
        # A turn that a run cuts short is made again, so runs grow with the time spent: each turn comes to its end.
        most = max(_RUN, budget.elapsed)
        sofar.update(json.loads(_ask(comparison.run, 1000 * budget.run_time(most))))
        # The limit of nodes is for each of the rules, and the comparison itself keeps it.
        return sofar["done"], min(sofar["nodes"], budget.nodes - 1)

    budget.restart()
    done = budget.spend(run, progress)
    spent = budget.spent(done, memory=False)
    if done and sofar["canGoOn"]:
        spent["stopped"] = "nodes"
    if ljrg:
        spent["seconds"] += ljrg["seconds"]
        spent["stopped"] = spent["stopped"] or ljrg["stopped"]
    return {**json.loads(_ask(comparison.report)), **spent}


class _Budget:
    """How far a search may go, and how far it is."""

    def __init__(self, nodes: Optional[int], seconds: Optional[float], megabytes: int) -> None:
        for name, value in (("max_nodes", nodes), ("max_seconds", seconds), ("max_megabytes", megabytes)):
            good = value is None or (isinstance(value, (int, float)) and 0 < value)
            _expect(good, f"{name} is {value!r}; it has to be a number above 0.", "bad-limit")
            whole = value is None or name == "max_seconds" or value < math.inf
            _expect(whole, f"{name} is endless; leave it out for the default.", "bad-limit")
        self.nodes = _MOST_NODES if nodes is None else min(math.ceil(nodes), _MOST_NODES)
        default = 30.0 if nodes is None else math.inf
        self.seconds = default if seconds is None else float(seconds)
        self.megabytes = min(math.ceil(1024 if megabytes is None else megabytes), _MOST_MEGABYTES)
        self.restart()

    def restart(self) -> None:
        self.begun = time.monotonic()
        self.used = 0

    @property
    def elapsed(self) -> float:
        return time.monotonic() - self.begun

    def run_time(self, most: float = _RUN) -> float:
        return max(0.0, min(most, self.seconds - self.elapsed))

    def spend(self, run: Callable[[int], tuple[bool, int]], progress: Optional[Progress]) -> bool:
        """Runs until it is done or a limit is reached; Python hears Ctrl-C in between."""
        _expect(progress is None or callable(progress), "progress has to be a function.", "bad-option")
        # One situation may cost a thousand times as much as another, and within a run the clock is looked at now and then.
        size, done = 1, False
        while not done and self.used < self.nodes and self.elapsed < self.seconds:
            since = self.elapsed
            done, self.used = run(min(size, self.nodes - self.used))
            took = self.elapsed - since
            size = max(1, size // 2) if took > _RUN else min(size * 2, 20_000)
            if progress:
                progress(self.used, self.elapsed)
        return done

    def spent(self, done: bool, memory: bool) -> dict[str, Any]:
        limit = "nodes" if self.used >= self.nodes else "seconds"
        return {"seconds": self.elapsed, "stopped": ("megabytes" if memory else None) if done else limit}


def _open(
    position: Position, game: Optional[int], move: Optional[int], *, legal: bool
) -> tuple[str, str, Optional[dict[str, Any]]]:
    """Start and moves as JSON, and why the next move is forbidden; if all has to be legal, that is an error."""
    _expect(isinstance(position, (str, dict)), "A position is a dict with rows, or a text.", "bad-position")
    for name, value in (("game", game), ("move", move)):
        _expect(value is None or isinstance(value, int), f"{name} is {value}; it has to be a whole number.", "bad-option")
    found = read(position if isinstance(position, str) else _written(position))
    if game is None and len(found) != 1:
        raise EngineError(f"This text holds {len(found)} positions or games. Say which with game, from 1.", "bad-position")
    if game is not None and not 1 <= game <= len(found):
        raise EngineError(f"There is no game {game}: this text holds {len(found)}.", "bad-position")
    one = found[(game or 1) - 1]
    if one["fault"] is not None:
        raise EngineError(one["fault"], "bad-position")
    start, moves, stop = json.dumps(one["start"]), one["moves"], one.get("stop")
    if stop is not None and (move is None or move >= stop["number"]):
        if legal:
            told = f"Move {stop['number']} is illegal: {stop['message']} ({stop['rule']})."
            raise EngineError(told, "bad-move", stop["points"])
        return start, json.dumps(moves), {key: stop[key] for key in ("rule", "message", "points")}
    if move is not None and not 0 <= move <= len(moves):
        raise EngineError(f"There is no move {move}: the game has {len(moves)}.", "bad-move")
    return start, json.dumps(moves[:move]), None


def _written(position: Any) -> str:
    try:
        return json.dumps(position)
    except (TypeError, ValueError) as error:
        raise EngineError(f"A position is a dict of lists, texts and numbers, as JSON has them: {error}.", "bad-position") from None


def _open_for(rules: Sequence[str], position: Position, game: Optional[int], move: Optional[int]) -> tuple[str, str]:
    """The same for rules that allow what LJRG does not."""
    try:
        start, moves, _ = _open(position, game, move, legal=True)
        return start, moves
    except EngineError:
        if "ljrg" in rules or (isinstance(position, dict) and position.get("moves")):
            raise
        # No game: what reads positions by no rules says what is wrong with it.
        return _written(position), "[]"


def _locations(start: str, set: Any) -> Any:
    if set == "all":
        return set
    points = set.replace(",", " ").split() if isinstance(set, str) else _listed(set)
    fits = all(isinstance(at, (int, str)) for at in points)
    _expect(fits, 'A set is "all", or points by name or number, as ["a1", "b1"].', "bad-claim")
    names = [point["name"] for point in json.loads(_ask(_engine.follow, start, "[]"))["board"]["points"]]
    numbers = {name: number for number, name in enumerate(names)}
    for at in points:
        if isinstance(at, str) and at.lower() not in numbers:
            raise EngineError(f"The board has no point {at}.", "bad-claim")
    return [numbers[at.lower()] if isinstance(at, str) else at for at in points]


def _after(start: str, moves: str) -> str:
    """The position that a game by LJRG has come to, for rules that don't ask how."""
    if moves == "[]":
        return start
    situations = json.loads(_ask(_engine.follow, start, moves))["situations"]
    first, last, position = situations[0], situations[-1], json.loads(start)
    signs = iter({"black": "x", "white": "o", None: "."}[stone] for stone in last["stones"])
    position["rows"] = ["".join(sign if sign == "," else next(signs) for sign in row) for row in position["rows"]]
    # Komi is no captive in files, and stands in both.
    for field, name in (("black_captives", "blackCaptives"), ("white_captives", "whiteCaptives")):
        position[field] = (position.get(field) or 0) + last[name] - first[name]
    return json.dumps({**position, "turn": last["turn"], "passes": 0})
