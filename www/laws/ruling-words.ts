/** A rule set's ruling at each stage, in a sentence short enough for a column. Pure. */
import { COLORS } from "../board/color.ts";
import type { Control } from "../board/index.ts";
import type { Board, Color, Situation } from "../engine/engine.ts";
import { RULE_SETS } from "../engine/rule-sets.ts";
import type { ComparedRuling, PartingStage } from "../engine/systems.ts";
import { list } from "../kit/words.ts";
import { LAWS } from "./words.ts";

type Scene = {
  board: Pick<Board, "points">;
  situation: Pick<Situation, "stones" | "blackCaptives" | "whiteCaptives" | "final">;
};

export const QUESTIONS: Record<PartingStage, string> = {
  stop: LAWS.mayStop,
  dead: LAWS.whichDead,
  whose: LAWS.whose,
  counted: LAWS.counted,
};

const begun = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** More names than this are not read. */
const NAMES = 4;

function named({ board }: Scene, at: readonly number[]): string {
  const names = at.slice(0, NAMES).map((one) => board.points[one]?.name ?? "");
  const more = at.length - names.length;
  return list(more > 0 ? [...names, LAWS.more({ more })] : names);
}

/** "the stone b1", "9 stones: a1, b1, c1, d1 and 5 more". */
const listed = (scene: Scene, at: readonly number[], what: "stones" | "emptyPoints"): string =>
  LAWS[what]({ count: at.length, names: named(scene, at) });

const both = (told: string, open: string): string => (told ? `${told} ${open}` : open);

/** Points in two parts, empty ones and those under stones, which count for somebody only if the stones are dead. */
function parted(scene: Scene, at: readonly number[]): string {
  const { stones } = scene.situation;
  const empty = at.filter((one) => stones[one] === null);
  const under = at.filter((one) => stones[one] !== null);
  const parts = [
    empty.length > 0 && listed(scene, empty, "emptyPoints"),
    under.length > 0 && LAWS.under({ stones: listed(scene, under, "stones") }),
  ];
  return parts.filter((part) => typeof part === "string").join("; ");
}

const where = <T>(list: readonly T[], wanted: T): number[] =>
  list.flatMap((one, at) => (one === wanted ? [at] : []));

/** The ruling at the stage; `open` where it is not decided, with the reason if there is one. */
export function said(
  scene: Scene,
  ruling: ComparedRuling,
  stage: PartingStage,
): { words: string; open: boolean } {
  const sure = (words: string) => ({ words, open: false });
  const open = (words: string) => ({ words, open: true });
  switch (stage) {
    case "stop": {
      const because = named(scene, ruling.because);
      if (ruling.mayStop === "yes") return sure(LAWS.yes);
      if (ruling.mayStop === "no") return sure(because ? LAWS.noBecause({ because }) : LAWS.nobodyMay);
      return open(because ? LAWS.mayForbid({ because }) : LAWS.openSentence);
    }
    case "dead": {
      const dead = where(ruling.statuses, "dead");
      const seki = where(ruling.statuses, "seki").length;
      const isOpen = scene.situation.stones.flatMap((stone, at) =>
        stone !== null && ruling.statuses[at] === "undecided" ? [at] : [],
      );
      const told =
        dead.length === 0 ? "" : LAWS.deadStones({ count: dead.length, names: named(scene, dead) });
      if (isOpen.length > 0) return open(both(told, LAWS.andOpen({ open: listed(scene, isOpen, "stones") })));
      if (told) return sure(told);
      return sure(seki > 0 ? LAWS.noneSeki({ count: seki }) : LAWS.none);
    }
    case "whose": {
      const [black, white, nobody] = ([...COLORS, "nobody"] as const).map((who) => where(ruling.whose, who));
      const unknown = where(ruling.whose, "undecided");
      const undefinedHere = where(ruling.whose, "undefined");
      const parts = [
        black?.length && LAWS.blackPoints({ count: black.length }),
        white?.length && LAWS.whitePoints({ count: white.length }),
        nobody?.length && LAWS.nobodysPoints({ count: nobody.length }),
      ].filter((part) => typeof part === "string");
      const told = parts.length > 0 ? `${begun(parts.join(", "))}.` : "";
      if (undefinedHere.length > 0)
        return open(both(told, LAWS.unsaidWhose({ open: parted(scene, undefinedHere) })));
      if (unknown.length > 0) return open(both(told, LAWS.andOpen({ open: parted(scene, unknown) })));
      return sure(told || LAWS.noOtherPoints);
    }
    case "counted": {
      const words = resultWords(ruling);
      return ruling.result === "?" ? open(`${words}.`) : sure(countWords(scene, ruling) || `${words}.`);
    }
  }
}

/** "Black by 25", large over a column. */
export function resultWords({ result, standing }: Pick<ComparedRuling, "result" | "standing">): string {
  const won = /^([BW])\+(.*)$/.exec(result);
  if (won) {
    const winner = won[1] === "B" ? "black" : "white";
    const by = won[2];
    if (by === "0") return LAWS.winsTie({ winner });
    return by ? LAWS.winsBy({ winner, by }) : LAWS.wins({ winner });
  }
  switch (result) {
    case "jigo":
      return LAWS.draw;
    case "tie":
      return LAWS.tie;
    case "no result":
      return LAWS.noResult;
    case "both lose":
      return LAWS.bothLose;
    default:
      return standing === "undefined" ? LAWS.notDefined : LAWS.undecided;
  }
}

/** "B+25" as on a tab; a question mark where nobody knows. */
export const resultSign = ({ result }: Pick<ComparedRuling, "result">): string =>
  result === "jigo" ? LAWS.signs.draw : result === "no result" ? LAWS.signs.none : result;

/** The sum behind the score, "24 + 3 against 2"; empty where our sum is not the rule set's own score. */
export function countWords({ situation }: Scene, ruling: ComparedRuling): string {
  if (ruling.score === null) return "";
  const side = (color: Color): [number, number] => {
    const of = ruling.whose.filter((who) => who === color).length;
    if (RULE_SETS[ruling.rules].counting !== "territory") {
      const standing = situation.stones.filter(
        (stone, at) => stone === color && ruling.whose[at] === "stone",
      );
      return [of + standing.length, 0];
    }
    const dead = situation.stones.filter(
      (stone, at) => stone !== null && stone !== color && ruling.whose[at] === color,
    ).length;
    return [of + dead, color === "black" ? situation.whiteCaptives : situation.blackCaptives];
  };
  const [black, white] = COLORS.map(side);
  if (!black || !white) return "";
  const sum = ([one, other]: [number, number]): number => one + other;
  if (sum(black) - sum(white) !== ruling.score) return "";
  const told = ([one, other]: [number, number]): string => (other > 0 ? `${one} + ${other}` : String(one));
  return LAWS.against({ black: told(black), white: told(white) });
}

/** The words in the narrow columns of a phone: "yes", "9", "15 : 2", "27 : 2". */
export function figure(scene: Scene, ruling: ComparedRuling, stage: PartingStage): string {
  if (stage === "stop") return ruling.mayStop === "undecided" ? "?" : LAWS.stops[ruling.mayStop];
  if (stage === "counted") return resultSign(ruling);
  if (said(scene, ruling, stage).open) return "?";
  if (stage === "dead") return String(where(ruling.statuses, "dead").length);
  return `${where(ruling.whose, "black").length} : ${where(ruling.whose, "white").length}`;
}

/** A ruling as a map: standing stones are their owner's ground, those in seki nobody's. */
export function mapOf(
  ruling: ComparedRuling,
  board: readonly (Color | null)[],
): {
  control: (Control | null)[];
  faded: number[];
} {
  const faded: number[] = [];
  const control = ruling.statuses.map((status, at) => {
    if (status === "undecided" || status === "undefined") return "open" as const;
    if (status === "alive") return board[at] ?? null;
    const who = ruling.whose[at];
    if (who === "undecided" || who === "undefined") return "open" as const;
    if (who === "black" || who === "white") return who;
    // Dead, and yet on nobody's ground: no pattern says that.
    if (status === "dead") faded.push(at);
    return null;
  });
  return { control, faded };
}

/** Read aloud for a map: "None dead. Black 6, White 2." */
export const mapWords = (scene: Scene, ruling: ComparedRuling): string =>
  LAWS.map({
    result: resultWords(ruling),
    dead: said(scene, ruling, "dead").words,
    points: said(scene, ruling, "whose").words,
  });
