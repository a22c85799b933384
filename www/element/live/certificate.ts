/** A certificate: checked when somebody asks, shown as what it shows, and playable. */

import { h } from "preact";
import { EngineError, prover, troubleWords } from "../../engine/engine.ts";
import { mount } from "../../kit/mount.tsx";
import { acceptedWords, startOf } from "../../proof/certificate.ts";
import { PlainWords } from "./live-parts.tsx";
import { type Given, Proving } from "./proving.ts";
import type { Running, Seat } from "./seat.ts";

/** Settles when it is checked and its board is there. What shows nothing is said to show nothing. */
export async function openCertificate(seat: Seat, text: string): Promise<Running> {
  try {
    const checked = await prover.check(text);
    const start = checked.position && startOf(checked.position);
    const holds = checked.answer === "lock";
    // The headline says what it shows already.
    const words = acceptedWords(checked).replace(/^.*?: the claim (?:holds|fails)\. /, "");
    const title = `This certificate shows that the claim ${holds ? "holds" : "fails"}.`;
    if (!start) return only(seat, title, [words, "Its board is too large to be drawn here."]);
    const given: Given = {
      start,
      moves: [],
      claim: { player: checked.player, set: checked.set },
      side: seat.known.side,
      mode: "prove",
      certificate: text,
      intro: { title, words },
    };
    const { player, set } = checked;
    const names = set.map((at) => checked.position?.board.points[at]?.name ?? String(at));
    seat.tell("loja-verdict", {
      mode: "prove",
      claim: { player, set: names },
      verdict: checked.answer,
      won: null,
    });
    return await Proving.open(seat, given);
  } catch (error) {
    // Without an engine nobody knows what it shows.
    if (error instanceof EngineError && error.code !== "bad-certificate") throw error;
    seat.tell("loja-error", { code: "position", message: troubleWords(error) });
    return only(seat, "The certificate shows nothing.", [troubleWords(error)]);
  }
}

/** Words alone: the picture stays as it is. */
export function only(seat: Seat, title: string, paragraphs: readonly string[]): Running {
  const { words, controls } = seat.places;
  const leave = mount(words, h("div", { class: "proof live" }, h(PlainWords, { title, paragraphs })));
  controls.replaceChildren();
  seat.say([title, ...paragraphs].join(" "));
  return { destroy: leave };
}
