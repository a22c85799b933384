/** The claim of an embed: typed, or pressed together on the board. The rules' comment on it stands below at once. */
import { useEffect, useRef, useState } from "preact/hooks";
import { otherColor } from "../board/color.ts";
import type { BoardHandle, BoardView } from "../board/index.ts";
import { type Color, engine, type Location } from "../engine/engine.ts";
import { Board } from "../kit/board.tsx";
import { Button } from "../kit/controls.tsx";
import { boardLabel } from "../table/situation-words.ts";
import { type ClaimRead, readClaim, type Said, written } from "./claim.ts";
import type { Shown } from "./position.ts";
import { AUTHORS } from "./words.ts";

export function ClaimField(props: {
  text: string;
  shown: Shown | null;
  /** Whether the points are only to be saved. */
  saved: boolean;
  said: Said | null;
  hidden: boolean;
  take: (text: string) => void;
}) {
  const { shown, saved, said, take } = props;
  const [open, setOpen] = useState(false);
  // Whose claim it will be as long as no point is in it.
  const [player, setPlayer] = useState<Color>("black");
  const read = readClaim(props.text, shown, saved, player);
  const choose = (by: Color, set: readonly Location[]): void => {
    if (!shown) return;
    setPlayer(by);
    take(set.length === 0 ? "" : written(by, set, shown));
  };
  return (
    <div class="field claim-field" hidden={props.hidden}>
      <label for="claim">{saved ? AUTHORS.pointsToSave : AUTHORS.claim}</label>
      <input
        id="claim"
        type="text"
        spellcheck={false}
        autocapitalize="off"
        autocomplete="off"
        placeholder={AUTHORS.blackAll}
        aria-describedby="claim-said"
        aria-invalid={said?.fault != null}
        value={props.text}
        onInput={(event) => take(event.currentTarget.value)}
      />
      <div id="claim-said" role="status">
        {said?.words.map((one) => (
          <p key={one}>{one}</p>
        ))}
      </div>
      <div class="acts">
        <Button press={() => setOpen(!open)} aria-expanded={open}>
          {AUTHORS.chooseOnBoard}
        </Button>
        {open && (
          <Button press={() => choose(otherColor(read.player), read.set)}>{AUTHORS.claimOtherPlayer}</Button>
        )}
      </div>
      {open && shown && <ClaimBoard shown={shown} read={read} choose={choose} />}
    </div>
  );
}

/** A press takes the region of a point in or leaves it out, with all that can't be parted from it. */
function ClaimBoard(props: {
  shown: Shown;
  read: ClaimRead;
  choose: (by: Color, set: readonly Location[]) => void;
}) {
  const { shown, read } = props;
  const { stones, marks } = shown.situation;
  const board = useRef<BoardHandle | null>(null);
  const newest = useRef(props);
  newest.current = props;
  useEffect(() => board.current?.focus(), []);
  const view: BoardView = {
    stones,
    marks,
    hand: "claim",
    playable: stones.map((_, at) => at),
    areas: [{ points: [...read.set], kind: "mine" }],
  };
  const press = async (at: Location): Promise<void> => {
    const { player, set } = read;
    const answer = await engine.claiming(shown.start, shown.moves, player, [...set], { kind: "block", at });
    if (newest.current.shown === shown) newest.current.choose(player, answer.set);
  };
  return (
    <div class="ground claim-board">
      <Board
        shape={shown.board}
        view={view}
        label={AUTHORS.forTheClaim({ boardLabel: boardLabel(shown.board) })}
        handle={(made) => {
          board.current = made;
        }}
        onPoint={(at) => void press(at)}
      />
    </div>
  );
}
