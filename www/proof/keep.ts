/** Taking a proof along: the certificate as a file, the proof as SGF, or a link that holds the certificate. */
import { type Prover, troubleWords } from "../engine/engine.ts";
import { saveFile } from "./certificate.ts";
import type { Judge } from "./judge.ts";
import { fileName } from "./words.ts";

export type Kept = "certificate" | "sgf" | "link";

/** Copies a link to a certificate, and gives what to say; whoever has addresses offers it. */
export type GiveLink = (certificate: string) => Promise<string>;

const THINGS: Record<Kept, string> = { certificate: "certificate", sgf: "SGF file", link: "link" };

/** What to say; a fault where it could not be done. */
export async function keep(
  kind: Kept,
  judge: Judge,
  prover: Prover,
  title: string,
  link: GiveLink | null,
): Promise<{ said: string; fault: string }> {
  try {
    const certificate = await judge.certificate();
    if (kind === "link") return { said: link ? await link(certificate) : "", fault: "" };
    if (kind === "certificate") {
      saveFile(fileName(title), certificate);
      return { said: "The certificate is saved.", fault: "" };
    }
    const { text, cut } = await prover.proofFile(certificate);
    saveFile(fileName(title, "sgf"), text);
    const short = cut ? " It is long, so some lines are cut off, and say so." : "";
    return { said: `The proof is saved as SGF, with all answers as variations.${short}`, fault: "" };
  } catch (error) {
    const fault = `The ${THINGS[kind]} could not be made: ${troubleWords(error)}`;
    return { said: fault, fault };
  }
}
