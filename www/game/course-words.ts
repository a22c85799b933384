/** How a game stands, in words. Pure. */
import { COLOR_NAMES, otherColor } from "../board/color.ts";
import type { Board, Color, Situation } from "../engine/engine.ts";
import type { WholeGame } from "./whole-game.ts";
import { callOf, nameOf, otherPerson, readerColor } from "./whole-game.ts";
import { PLAYING } from "./words.ts";

/** "White has taken the ko". */
export function headline(game: WholeGame, board: Board, { move, turn }: Situation): string {
  if (!move) return PLAYING.begins({ game: nameOf(game, turn) });
  const who = nameOf(game, move.color);
  const name = (at: number): string => board.points[at]?.name ?? String(at);
  switch (move.kind) {
    case "pass":
      return PLAYING.passed({ who });
    case "cycle":
      return move.at === null
        ? PLAYING.removedCycle({ who })
        : PLAYING.removedCycleAndPlayed({ who, name: name(move.at) });
    case "play":
      if (move.ko) return PLAYING.takenKo({ who });
      if (move.captured.length === 0) return PLAYING.playedAt({ who, name: name(move.at) });
      return move.captured.length === 1
        ? PLAYING.captured({ who, name: name(move.captured[0] ?? 0) })
        : PLAYING.capturedStones({ who, count: move.captured.length });
  }
}

/** Whose turn it is, and what that means here. */
export function turnWords(game: WholeGame, situation: Situation): string {
  const { turn, move, passCount, marks } = situation;
  const reader = readerColor(game);
  const whose =
    reader === turn ? PLAYING.yourTurn : PLAYING.turnOf({ possessive: possessive(nameOf(game, turn)) });
  const words = [whose];
  const ko = marks.includes("temporary");
  const taken = move !== null && move.kind !== "pass" && move.ko;
  if (taken) words.push(PLAYING.canTakeBackBut({ who: reader === turn ? PLAYING.you : nameOf(game, turn) }));
  else if (!move && ko)
    words.push(PLAYING.markedShutTurn({ count: marks.filter((mark) => mark === "temporary").length }));
  if (passCount === 1) words.push(PLAYING.oneMorePassEnds);
  else if (passCount === 0 && move?.kind === "pass") words.push(PLAYING.afterKoTakesTwo);
  return words.join(" ");
}

const possessive = (name: string): string => `${name}’s`;

export interface BeganStep {
  title: string;
  value: string;
  words: string;
}

/** How the start and the colours were found. */
export function beganSteps(game: WholeGame): BeganStep[] {
  const { way, drew, chose, black, start } = game;
  const komi = start.komi ?? 0;
  const given = `${Math.abs(komi)}${komi < 0 ? PLAYING.black : ""}`;
  const has: Color = chose === black ? "white" : "black";
  if (way === "agreed")
    return [
      {
        title: PLAYING.colours,
        value: PLAYING.hasBlack({ game: nameOf(game, "black") }),
        words: PLAYING.agreedBetweenYou,
      },
      { title: PLAYING.komi, value: given, words: komi === 0 ? PLAYING.none : PLAYING.agreedBetweenYou },
    ];
  if (way === "handicap") {
    const stones = start.rows.join("").split("x").length - 1;
    return [
      { title: PLAYING.blackName, value: nameOf(game, "black"), words: PLAYING.weakerPlayer },
      { title: PLAYING.stonesName, value: String(stones), words: PLAYING.laidBeforeWhiteBegins },
      {
        title: PLAYING.komi,
        value: given,
        words: komi === 0 ? PLAYING.none : komi > 0 ? PLAYING.whites : PLAYING.blacks,
      },
    ];
  }
  const first = chose ?? "one";
  const marked = start.rows.join("").split("#").length - 1;
  return [
    {
      title: PLAYING.chance,
      value: PLAYING.choosesFirst({ game: callOf(game, first) }),
      words: drew ? PLAYING.drawn({ hands: drew.map(String) }) : PLAYING.agreedBetweenYou,
    },
    {
      title: PLAYING.setsKomi({ game: callOf(game, first) }),
      value: given,
      words: marked > 0 ? PLAYING.closedFirstMove({ marked }) : PLAYING.muchEitherColourWould,
    },
    {
      title: PLAYING.choosesColour({ game: callOf(game, otherPerson(first)) }),
      value: black === null ? "–" : COLOR_NAMES[has],
      words:
        black === null ? PLAYING.notYet : PLAYING.has({ game: callOf(game, first), other: otherColor(has) }),
    },
  ];
}
