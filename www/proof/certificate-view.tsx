/** Any certificate loaded and checked again, from any author. */
import { useId, useLayoutEffect, useRef, useState } from "preact/hooks";
import { type Checked, type Prover, troubleWords } from "../engine/engine.ts";
import { Figure } from "../kit/board.tsx";
import { Button } from "../kit/controls.tsx";
import { abortable } from "../kit/store.ts";
import { acceptedWords } from "./certificate.ts";
import { PartHead } from "./parts.tsx";
import { NAMES } from "./proof-words.ts";
import { CERTIFICATES } from "./words.ts";

interface CertificateActs {
  say(words: string): void;
  /** Lays the claim of a certificate on a table of its own, where the certificate answers. */
  play(checked: Checked, certificate: string): void;
}

interface Told {
  words: string;
  found: { checked: Checked; text: string } | null;
}

export function Certificates({ prover, acts }: { prover: Pick<Prover, "check">; acts: CertificateActs }) {
  const [told, setTold] = useState<Told | null>(null);
  const [pasted, paste] = useState("");
  const [work] = useState(abortable);
  const result = useRef<HTMLDivElement>(null);
  const id = useId();
  useLayoutEffect(() => work.stop, []);
  useLayoutEffect(() => {
    if (told) result.current?.scrollIntoView({ block: "nearest" });
  }, [told]);

  const tell = (words: string, found: Told["found"] = null): void => {
    setTold({ words, found });
    acts.say(words);
  };
  /** Has a certificate checked and shows what came of it. The text is left where it was. */
  const check = (text: string, name: string): void => {
    work.stop();
    if (!text.trim()) {
      tell(CERTIFICATES.nothingCheckYet);
      return;
    }
    tell(CERTIFICATES.beingChecked({ name }));
    work.run(
      (signal) => prover.check(text, { signal }),
      (checked) => tell(acceptedWords(checked), { checked, text }),
      (error) => {
        const bytes = new TextEncoder().encode(text).length;
        tell(CERTIFICATES.refusedShowsNothingText({ error: troubleWords(error), bytes }));
      },
    );
  };
  const open = (input: HTMLInputElement): void => {
    const chosen = input.files?.[0];
    input.value = "";
    // The same file may be chosen again.
    if (chosen)
      work.run(
        () => chosen.text(),
        (text) => check(text, chosen.name),
        (error) => tell(CERTIFICATES.fileCantRead({ error: String(error) })),
      );
  };

  return (
    <section class="certificate" aria-label={CERTIFICATES.certificates}>
      <PartHead level={3} title={CERTIFICATES.certificates} />
      <p>{CERTIFICATES.proofCanKeptFile}</p>
      <div class="actions">
        <input
          type="file"
          id={`${id}-file`}
          class="visually-hidden"
          onChange={(event) => open(event.currentTarget)}
        />
        <label class="quiet file" for={`${id}-file`}>
          {CERTIFICATES.openCertificate}
        </label>
      </div>
      <label class="note" for={`${id}-text`}>
        {CERTIFICATES.pasteOneHere}
      </label>
      <textarea
        id={`${id}-text`}
        rows={4}
        spellcheck={false}
        autocomplete="off"
        value={pasted}
        onInput={(event) => paste(event.currentTarget.value)}
      />
      <div class="actions">
        <Button press={() => check(pasted, CERTIFICATES.text)}>{CERTIFICATES.checkWhatPasted}</Button>
      </div>
      <div ref={result} class="checked">
        {told && <p>{told.words}</p>}
        {told?.found && <Shown {...told.found} play={acts.play} />}
      </div>
    </section>
  );
}

/** The position of a certificate with what is claimed in it, where its board is not too large to be drawn. */
function Shown(props: { checked: Checked; text: string; play: CertificateActs["play"] }) {
  const { checked, text, play } = props;
  const { position, player, set, title } = checked;
  const situation = position?.situations[0];
  if (!position) return <p class="note">{CERTIFICATES.itsBoardTooLarge}</p>;
  return (
    <>
      {situation && (
        <Figure
          class="ground checked-position"
          shape={position.board}
          view={{
            stones: situation.stones,
            marks: situation.marks,
            areas: [{ points: set, kind: "other" }],
          }}
          label={CERTIFICATES.positionCertificate({ title })}
        />
      )}
      <div class="actions">
        <Button press={() => play(checked, text)}>{CERTIFICATES.playClaim({ player: NAMES[player] })}</Button>
      </div>
    </>
  );
}
