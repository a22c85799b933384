/** What the kinds of questions of 1989 are called, and what each asks. */
import type { LawQuestion } from "../../engine/systems.ts";

type Kind = LawQuestion["kind"];

export const NAMES_OF_KINDS: readonly (readonly [Kind, string])[] = [
  ["capture", "Capture"],
  ["part-1", "Enabling 1"],
  ["part-2", "Enabling 2"],
];

export const WHAT: Record<Kind, string> = {
  capture:
    "Stones that can’t be captured are alive. Their enemy moves first, and a ko is only taken back after a pass for it (I1).",
  "part-1":
    "Stones that can be captured are alive too if that enables a new stone. First part: no capture comes without an uncapturable new stone on one of these points (I6). The claim is that one does.",
  "part-2":
    "Second part: without having to capture, as the second to move and with a number of stones that he fixes, the capturer could keep these points free (I6). The claim is that with this number he can’t.",
};
