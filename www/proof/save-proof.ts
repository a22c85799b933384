/** Taking a proof along: the certificate as a file, the proof as SGF, or a link that holds the certificate. */
import { type Prover, troubleWords } from "../engine/engine.ts";
import { saveFile } from "../kit/save-file.ts";
import type { Judge } from "./argument/judge.ts";
import { fileName } from "./proof-words.ts";
import { CERTIFICATES } from "./words.ts";

export type ProofFormat = "certificate" | "sgf" | "link";

/** Copies a link to a certificate, and gives the words for it; a page with addresses offers it. */
export type GiveLink = (certificate: string) => Promise<string>;

const THINGS: Record<ProofFormat, string> = {
  certificate: "certificate",
  sgf: CERTIFICATES.sgfFile,
  link: "link",
};

const asFile = (text: string): Blob => new Blob([text], { type: "text/plain" });

/** Takes the proof along, and gives what to say; `failed` where it could not be done. */
export async function saveProof(
  kind: ProofFormat,
  judge: Pick<Judge, "certificate">,
  prover: Prover,
  title: string,
  link: GiveLink | null,
): Promise<{ words: string; failed: boolean }> {
  const done = (words: string) => ({ words, failed: false });
  try {
    const certificate = await judge.certificate();
    if (kind === "link") return done(link ? await link(certificate) : "");
    if (kind === "certificate") {
      saveFile(asFile(certificate), fileName(title));
      return done(CERTIFICATES.certificateSaved);
    }
    const { text, cut } = await prover.proofFile(certificate);
    saveFile(asFile(text), fileName(title, "sgf"));
    return done(cut ? CERTIFICATES.proofCut : CERTIFICATES.proofSaved);
  } catch (error) {
    return {
      words: CERTIFICATES.couldNotMade({ kind: THINGS[kind], error: troubleWords(error) }),
      failed: true,
    };
  }
}
