/** An author's choices, field by field. An empty value is the default. */
import { CHOICES } from "./words.ts";

type Options = readonly (readonly [value: string, name: string])[];

export const BOARDS: Options = [
  ["", CHOICES.text],
  ["rectangle", CHOICES.rectangle],
  ["cylinder", CHOICES.cylinder],
  ["moebius", CHOICES.mobiusStrip],
  ["torus", CHOICES.torus],
  ["klein", CHOICES.kleinBottle],
  ["projective", CHOICES.projectivePlane],
  ["round", CHOICES.rings],
  ["triangles", CHOICES.triangles],
];

export const MODES: Options = [
  ["view", CHOICES.view],
  ["play", CHOICES.play],
  ["prove", CHOICES.prove],
  ["problem", CHOICES.problem],
  ["referee", CHOICES.referee],
];

export const ASKS: Options = [
  ["", CHOICES.holds],
  ["lock", CHOICES.lock],
  ["refute", CHOICES.refute],
  ["find", CHOICES.find],
  ["save", CHOICES.save],
  ["pass", CHOICES.pass],
  ["cycle", CHOICES.cycle],
  ["count", CHOICES.count],
  ["rule", CHOICES.rule],
];

export const PLAYERS: Options = [
  ["", CHOICES.black],
  ["white", CHOICES.white],
];

export const SIDES: Options = [
  ["", CHOICES.anySide],
  ["claimant", CHOICES.claimant],
  ["refuter", CHOICES.refuter],
  ["both", CHOICES.bothWithoutReply],
];

export const COORDINATES: Options = [
  ["", CHOICES.western],
  ["sgf", CHOICES.sgf],
  ["none", CHOICES.none],
];

export const NUMBERS: Options = [
  ["", CHOICES.asWrittenThem],
  ["all", CHOICES.onAll],
  ["last", CHOICES.onLast],
  ["none", CHOICES.none],
];

export const THEMES: Options = [
  ["", CHOICES.pageAround],
  ["light", CHOICES.light],
  ["dark", CHOICES.dark],
];

export const CELLS: Options = [
  ["", CHOICES.much],
  ["24", CHOICES.small],
  ["32", CHOICES.middle],
  ["44", CHOICES.large],
];
