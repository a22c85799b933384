/** The moves as a list beside the board: number, point, and what each did, in a few words. */
import { KIT } from "../../kit/kit-words.ts";
import { inSight, type ListedMove } from "./stone-effects.ts";

export function MoveList({ moves }: { moves: readonly ListedMove[] }) {
  const { before, shown } = inSight(moves);
  return (
    <ol class="move-list" aria-label={KIT.moves} hidden={moves.length === 0}>
      {before && (
        <li key="before" class="before">
          {before}
        </li>
      )}
      {shown.map(({ number, name, color, effects }) => (
        <li key={number}>
          <span class="number">{number}</span>
          <span class="visually-hidden">{color === "black" ? " Black " : " White "}</span>
          <span class="point-name">{name}</span>
          <span class="effects">{` ${effects}`}</span>
        </li>
      ))}
    </ol>
  );
}
