/** The words at a place of an argument, with its choices: few, because an article says the rest. */
import { type Action, actionsAt, type Statement, statementAt } from "../../proof/answer.ts";
import type { PlayState } from "../../proof/argument/argument-state.ts";
import { asWords } from "./role-words.ts";
import { WORDS } from "./words.ts";

/** The headline is what came of it: what was played stands in the list of moves. */
export function saidAt(play: PlayState): Statement {
  const { folded: _, ...told } = statementAt(play);
  return play.walk ? told : { ...told, headline: told.outcome || told.headline };
}

/** The engine's other offers; and at an end the other side, and the same again. */
export function actionsFor(play: PlayState, another: boolean): Action[] {
  const all = actionsAt(play, { another, done: false });
  if (play.walk || play.thinking || play.fault) return all;
  // The other side has a name of its own here.
  const named = all.filter(({ deed }) => deed.kind !== "side");
  if (!play.settled) return named;
  // All is decided: one may play on by the board, but it is not what comes next.
  const others = named.filter(({ deed }) => deed.kind !== "on");
  const side = play.side === "claimant" ? "refuter" : "claimant";
  const quiet = { filled: false } as const;
  // The other side begins at the beginning too: at an end there is nothing left to do for it.
  const turned: Action[] = play.both
    ? []
    : [{ ...quiet, text: WORDS.playAs({ player: asWords(play.claim, side) }), deed: { kind: "anew", side } }];
  const again: Action[] =
    play.tree.at === 0 ? [] : [{ ...quiet, text: WORDS.again, deed: { kind: "anew", side: play.side } }];
  const [first, ...rest] = others;
  return first?.filled ? [first, ...turned, ...again, ...rest] : [...turned, ...again, ...others];
}
