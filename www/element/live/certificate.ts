/** A certificate: checked when somebody asks, shown as what it shows, and playable. */
import { EngineError, prover, troubleWords } from "../../engine/engine.ts";
import { checkedWords, startOf } from "../../proof/certificate.ts";
import { pointName } from "../../proof/proof-words.ts";
import { showWords } from "./live-parts.tsx";
import { openProof } from "./live-proof.tsx";
import type { Given } from "./proving.ts";
import type { Running, Seat } from "./seat.ts";
import { WORDS } from "./words.ts";

/** Settles when the certificate is checked and its board is there. An invalid one is said to show nothing. */
export async function openCertificate(seat: Seat, text: string): Promise<Running> {
  try {
    const checked = await prover.check(text);
    const start = checked.position && startOf(checked.position);
    const holds = checked.answer === "lock";
    const words = checkedWords(checked);
    const title = holds ? WORDS.showsHolds : WORDS.showsFails;
    if (!start) return showWords(seat, title, [words, WORDS.tooLarge]);
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
    const names = set.map((at) => pointName(checked.position?.board ?? { points: [] }, at));
    seat.tell("loja-verdict", {
      mode: "prove",
      claim: { player, set: names },
      verdict: checked.answer,
      won: null,
    });
    return await openProof(seat, given);
  } catch (error) {
    // Without an engine nobody knows what it shows.
    if (error instanceof EngineError && error.code !== "bad-certificate") throw error;
    seat.tell("loja-error", { code: "position", message: troubleWords(error) });
    return showWords(seat, WORDS.showsNothing, [troubleWords(error)]);
  }
}
