/** The link that players send back and forth, and the file: every stage has them below its words. */
import { useRef, useState } from "preact/hooks";
import type { Person } from "../address/game-address.ts";
import { COLOR_NAMES } from "../board/color.ts";
import { Button } from "../kit/controls.tsx";
import { useFocus } from "../kit/hooks.ts";
import { otherPerson, personOf, readerColor, type WholeGame } from "./whole-game.ts";
import { PLAYING } from "./words.ts";

export interface LinksProps {
  game: WholeGame;
  /** It is for the other to go on now. */
  waiting: boolean;
  /** The link with which this person reads the game. */
  linkFor: (person: Person) => Promise<string>;
  /** From now on this page is this person’s, or of both. */
  onReader: (reader: Person | null) => void;
  onSgf: () => void;
}

const COPIED = PLAYING.copiedLinkWithAll;
const NOT_COPIED = PLAYING.yourBrowserDoesntLet;

export function Links({ game, waiting, linkFor, onReader, onSgf }: LinksProps) {
  const now = useRef(game);
  now.current = game;
  /** A note on a link belongs to the game in that link. */
  const [copied, setCopied] = useState<{ of: WholeGame; byHand: string | null } | null>(null);
  const copy = async (person: Person): Promise<void> => {
    const before = readerColor(game);
    const link = await linkFor(person);
    // Who gives the other a link has the other colour himself.
    if (before === "both") onReader(otherPerson(person));
    const byHand = await navigator.clipboard.writeText(link).then(
      () => null,
      () => link,
    );
    setCopied({ of: now.current, byHand });
  };
  const said = copied?.of === game ? copied : null;
  return (
    <div class="links-part">
      <div class="acts">
        {!game.engine &&
          receivers(game).map((person) => (
            <Button
              key={person}
              look={waiting && game.reader ? "filled" : "link"}
              press={() => void copy(person)}
            >
              {PLAYING.copyLink({ game: receiverName(game, person) })}
            </Button>
          ))}
        {!game.engine && game.reader && (
          <Button key="both" look="link" press={() => onReader(null)}>
            {PLAYING.bothScreen}
          </Button>
        )}
        {game.black !== null && (
          <Button key="sgf" look="link" press={onSgf}>
            {PLAYING.saveSgf}
          </Button>
        )}
      </div>
      <p class="share-said" role="status">
        {said && (said.byHand === null ? COPIED : NOT_COPIED)}
      </p>
      {said && said.byHand !== null && <LinkBox link={said.byHand} />}
    </div>
  );
}

function LinkBox({ link }: { link: string }) {
  const box = useFocus<HTMLTextAreaElement>(true);
  return (
    <textarea
      ref={box}
      rows={3}
      readOnly
      aria-label={PLAYING.linkCopy}
      value={link}
      onFocus={(event) => event.currentTarget.select()}
    />
  );
}

/** The people to give a link to. */
function receivers(game: WholeGame): Person[] {
  const { reader, black, chose } = game;
  if (reader) return [otherPerson(reader)];
  if (black === null) return [otherPerson(chose ?? "one")];
  return [personOf(game, "black"), personOf(game, "white")];
}

const receiverName = (game: WholeGame, person: Person): string =>
  game.black === null
    ? game.names[person] || PLAYING.otherPlayer
    : COLOR_NAMES[personOf(game, "black") === person ? "black" : "white"];
