"""The package as it is installed: the example of its README, its limits, Ctrl-C, other threads. `python -m unittest` runs it."""

import json
import math
import os
import re
import signal
import subprocess
import sys
import tempfile
import threading
import time
import unittest
from pathlib import Path

import loja_engine
from loja_engine import EngineError, check, claim, draw, read, referee, replay, systems

README = Path(__file__).parent.parent / "README.md"
OPEN = "\n".join(["." * 9] * 9)
BLACK = ".x.\nxxx"
# White's group is dead in all of it, and Black has refuted claims too.
DEAD = "o.oxxooo\n.oox.xoo\nooxxxooo\nox.xo.o."


def loja(*asked, text=""):
    """The answer of the command, which has the second checker; None where it is not built."""
    command = os.environ.get("LOJA_BIN")
    if command is None:
        return None
    said = subprocess.run([command, *asked], input=text, capture_output=True, text=True, check=True)
    return json.loads(said.stdout)


class Package(unittest.TestCase):
    def refused(self, code, ask, *asked, **limits):
        with self.assertRaises(EngineError) as caught:
            ask(*asked, **limits)
        self.assertEqual(caught.exception.code, code)
        return str(caught.exception)

    def test_the_example_of_the_readme(self):
        example = re.search(r"```python\n(.*?)```", README.read_text(encoding="utf-8"), re.S).group(1)
        self.assertLessEqual(len(example.strip().splitlines()), 12)
        said = subprocess.run([sys.executable, "-c", example], capture_output=True, text=True, check=True)
        expected = [
            "B+18 Seven white stones on the left are dead.",
            "lock Black, the whole board",
            "a black stone already stands on b2",
            "<svg",
            "ljrg B+18, shimada B+2, area B+5",
        ]
        self.assertEqual(said.stdout.splitlines(), expected)

    def both_accept(self, text, player, set, verdict):
        told = check(text)
        self.assertEqual((told["player"], told["set"], told["answer"]), (player, set, verdict))
        plain = loja("check", "--plain", "--json", "-", text=text)
        if plain is not None:
            self.assertEqual((plain["player"], plain["answer"]), (player, verdict))

    def test_every_function_is_in_the_list_with_certificates_behind_its_verdicts(self):
        def claimed():
            all = list(range(32))
            told = claim(DEAD, "white", all, certificate=True)
            self.both_accept(told["certificate"], "white", all, told["verdict"])
            return told

        def checked():
            told = claimed()
            self.assertEqual(check(told["certificate"])["answer"], told["verdict"])
            self.refused("bad-certificate", check, told["certificate"][1:])

        def judged():
            claims = referee(DEAD)["claims"]
            self.assertEqual({one["verdict"] for one in claims}, {"lock", "refuted"})
            for one in claims:
                told = claim(DEAD, one["player"], one["set"], certificate=True)
                self.both_accept(told["certificate"], one["player"], one["set"], one["verdict"])

        def ruled():
            board = {"rows": ["xx.", "..."]}
            for one in systems(board, ["area", "jrg89"])["rulings"]:
                with tempfile.TemporaryDirectory() as folder:
                    asked = ("referee", "--json", "--rules", one["rules"], "--certificates", folder, "-")
                    said = loja(*asked, text=json.dumps(board))
                    if said is None:
                        continue
                    self.assertEqual((said["score"], said["missing"]), (one["score"], []))
                    self.assertNotEqual(said["certificates"], [])
                    for file in said["certificates"]:
                        shown = loja("check", "--json", os.path.join(folder, file["file"]))
                        self.assertEqual(shown["answer"], file["answer"])

        shown = {"check": checked, "claim": claimed, "referee": judged, "systems": ruled}
        without = {"EngineError", "draw", "read", "replay"}
        self.assertEqual(set(loja_engine.__all__), without | shown.keys())
        for show in shown.values():
            show()

    def test_a_ruling_is_the_line_of_the_command(self):
        told = referee(BLACK)["ruling"]
        self.assertEqual((told["control"], told["result"], told["rules"]), (["BBB", "BBB"], "B+2", "ljrg"))
        self.assertEqual(referee(OPEN, max_nodes=3)["ruling"]["stopped"], "nodes")

    def test_what_is_expected_is_told_beside_what_is_proved_for_those_who_ask(self):
        # White may still divide the eye space, or not.
        hanging = "| x x x x x |\n| x . . . x |\n| x x x x x |\n| . . . . . |\n| o o o o o |\n0 0 B 0\n"
        plain = referee(hanging, max_nodes=1)
        asked = referee(hanging, max_nodes=1, expect=True)
        self.assertNotIn("expected", plain)
        self.assertEqual(asked["control"], plain["control"])
        self.assertEqual(asked["expected"], asked["ruling"]["expected"])
        self.assertTrue(all(sure < 100 for row in asked["expected"]["sure"] for sure in row))
        self.assertLessEqual(len(asked["if"]), 4)
        self.refused("bad-option", referee, hanging, expect="yes")

    def test_each_limit_ends_a_search_and_is_named(self):
        few = referee(OPEN, max_nodes=3)
        self.assertEqual((few["status"], few["stopped"]), ("undecided", "nodes"))
        for short in (referee(OPEN, max_seconds=0.2), claim(OPEN, "black", "all", max_seconds=0.2)):
            self.assertEqual(short["stopped"], "seconds")
        few = claim(OPEN, "black", "all", max_nodes=3, certificate=True)
        self.assertEqual((few["verdict"], few["stopped"], few["certificate"]), ("undecided", "nodes", None))
        small = claim("\n".join(["." * 7] * 7), "black", "all", max_megabytes=1, max_seconds=60)
        self.assertEqual((small["verdict"], small["stopped"]), ("undecided", "megabytes"))
        self.assertIn("above 0", self.refused("bad-limit", referee, OPEN, max_seconds=-1))

    def test_what_is_no_argument_is_refused_with_a_sentence_and_a_code(self):
        for code, ask, *asked in (
            ("bad-position", referee, None),
            ("bad-position", draw, 5),
            ("bad-position", read, None),
            ("bad-claim", claim, BLACK, None, "all"),
            ("bad-claim", claim, BLACK, "black", None),
            ("bad-claim", claim, BLACK, "black", [{}]),
            ("bad-certificate", check, None),
            ("bad-rules", systems, BLACK, None),
            ("bad-rules", systems, BLACK, []),
            ("bad-rules", systems, BLACK, "area"),
            ("bad-option", draw, BLACK, 7),
        ):
            with self.subTest(f"{ask.__name__} of {asked}"):
                self.assertRegex(self.refused(code, ask, *asked), r"^[A-Z].*\.$")
        self.refused("bad-rules", replay, BLACK, rules=5)
        self.refused("bad-option", referee, BLACK, move=0.5)
        self.refused("bad-limit", referee, BLACK, max_seconds="5")
        self.refused("bad-limit", referee, BLACK, max_nodes=math.inf)
        self.refused("bad-limit", referee, BLACK, max_megabytes=math.inf)
        self.refused("bad-option", referee, BLACK, progress=5)
        self.refused("bad-option", draw, BLACK, "pdf")
        self.refused("bad-position", referee, {"rows": {"."}})
        self.refused("bad-rules", systems, BLACK, (name for name in ()))

    def test_ctrl_c_and_a_raising_progress_end_a_search(self):
        def interrupt():
            time.sleep(0.3)
            os.kill(os.getpid(), signal.SIGINT)

        beside = threading.Thread(target=interrupt)
        beside.start()
        begun = time.monotonic()
        with self.assertRaises(KeyboardInterrupt):
            claim(OPEN, "black", "all", max_seconds=60)
        beside.join()
        self.assertLess(time.monotonic() - begun, 20)

        def enough(nodes, seconds):
            raise LookupError(nodes)

        self.assertRaises(LookupError, referee, OPEN, progress=enough)
        self.assertEqual(referee(BLACK)["status"], "decided")

    def test_threads_run_beside_a_search(self):
        # A call of the interpreter itself, which has the lock only while nobody searches.
        stop, turns = threading.Event(), []

        def count():
            while not stop.wait(0.005):
                turns.append(time.monotonic())

        beside = threading.Thread(target=count)
        beside.start()
        claim(OPEN, "black", "all", max_seconds=0.6)
        stop.set()
        beside.join()
        self.assertGreater(len(turns), 20)
        found = []
        several = [threading.Thread(target=lambda: found.append(referee(BLACK)["result"])) for _ in range(4)]
        for one in several:
            one.start()
        for one in several:
            one.join()
        self.assertEqual(found, ["B+2"] * 4)

    def test_points_by_name_games_of_a_file_and_a_place_in_one(self):
        two = '[{"rows": ["."]}, {"rows": [".x.", "xxx"]}]'
        self.assertIn("Say which", self.refused("bad-position", referee, two))
        self.assertEqual(len(read(two)), 2)
        for points in (["a1", "b1", "C1", "a2", "b2", 2], "a1,b1 c1 a2 b2 c2"):
            self.assertEqual(claim(two, "black", points, game=2)["verdict"], "lock")
        self.refused("bad-claim", claim, BLACK, "black", ["z9"])
        game = "(;SZ[3];B[bb];W[aa];B[bb])"
        self.assertIn("| . x . |", draw(game, "diagram", move=1))
        self.assertEqual(replay(game)["refusal"]["rule"], "B4.2")
        # Who judges must not leave a move out.
        told = self.refused("bad-move", referee, game)
        self.assertEqual(told, "Move 3 is illegal: a black stone already stands on b2 (B4.2).")
        self.assertEqual(replay(game, rules="area", move=2)["situations"][-1]["stones"][0], "white")

    def test_other_systems_and_what_is_no_position_of_ljrg(self):
        game = "(;SZ[3]KM[6];B[bb];W[aa];B[ba];W[];B[ab];W[];B[])"
        rulings = systems(game, ["area", "jrg89", "ljrg"])["rulings"]
        self.assertEqual([one["score"] for one in rulings], [1, 1, 3])
        marked = {"rows": ["x#."], "passes": 1}
        self.assertEqual(systems(marked, ["area"])["rulings"][0]["result"], "B+3")
        self.assertIn("B2.4", self.refused("bad-position", systems, marked, ["area", "ljrg"]))
        self.assertIn("names no rules", self.refused("bad-rules", systems, BLACK, ["chess"]))

    def test_errors_are_sentences_with_a_code(self):
        self.refused("bad-position", referee, "nonsense!")
        self.refused("bad-certificate", check, "nonsense")
        self.refused("bad-move", draw, BLACK, move=1)
        self.assertTrue(issubclass(EngineError, ValueError))
        self.assertRegex(loja_engine.__version__, r"^\d+\.\d+\.\d+$")


if __name__ == "__main__":
    unittest.main()
