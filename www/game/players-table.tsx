/** The players: prisoners, komi, the time left. */
import { COLOR_NAMES, COLORS, otherColor } from "../board/color.ts";
import type { Color, Situation } from "../engine/engine.ts";
import { type Clock, timeWords } from "./clock.ts";
import { nameOf, personOf, readerColor, type WholeGame } from "./whole-game.ts";
import { PLAYING } from "./words.ts";

interface PlayersTableProps {
  game: WholeGame;
  situation: Situation;
  /** Null where there are no clocks. */
  clock: Clock | null;
}

export const PlayersTable = ({ game, situation, clock }: PlayersTableProps) => (
  <table class="players">
    <caption class="visually-hidden">{PLAYING.players}</caption>
    <thead>
      <tr>
        <th scope="col">
          <span class="visually-hidden">{PLAYING.player}</span>
        </th>
        <th scope="col">{PLAYING.prisoners}</th>
        <th scope="col">{PLAYING.komi}</th>
        {clock && <th scope="col">{PLAYING.timeLeft}</th>}
      </tr>
    </thead>
    <tbody>
      {COLORS.map((color) => {
        const turn = !situation.final && situation.turn === color;
        const told = [readerColor(game) === color && "you", turn && PLAYING.move].filter(Boolean).join(", ");
        const { prisoners, komi } = takenBy(game, situation, color);
        return (
          <tr key={color} {...(turn && { "data-turn": "" })}>
            <th scope="row">
              <span class={`stone ${color}`} aria-hidden="true" />
              <b>{nameOf(game, color)}</b>
              {game.names[personOf(game, color)] && (
                <span class="visually-hidden">{` (${COLOR_NAMES[color]})`}</span>
              )}
              {told && <span class="told-turn">{told}</span>}
            </th>
            <td>{prisoners}</td>
            <td>{komi > 0 ? komi : "–"}</td>
            {clock && <td class="time">{timeWords(clock[color])}</td>}
          </tr>
        );
      })}
    </tbody>
  </table>
);

/** Prisoners and komi apart: the rules count a whole komi as captives (A2.9). */
export function takenBy(
  { start }: Pick<WholeGame, "start">,
  { blackCaptives, whiteCaptives }: Pick<Situation, "blackCaptives" | "whiteCaptives">,
  color: Color,
): { prisoners: number; komi: number } {
  const all = otherColor(color) === "black" ? blackCaptives : whiteCaptives;
  const told = start.komi ?? 0;
  const komi = Math.max(0, color === "white" ? told : -told);
  return { prisoners: all - (Number.isInteger(komi) ? komi : 0), komi };
}
