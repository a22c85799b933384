/** The place of the engine at a game: empty until the first game against it, when the engine as a player is loaded. */
import type { PositionInput } from "../../engine/engine.ts";
import type { OpponentLevel } from "../../engine/opponent.ts";
import type { EnginePlayer, EnginePlayerOptions, Here } from "./engine-player.ts";

export class EngineSeat {
  private player: EnginePlayer | null = null;

  constructor(private readonly options: EnginePlayerOptions) {}

  /** The komi that it would set. */
  async komi(start: PositionInput, level: OpponentLevel, most: number): Promise<number> {
    const player = await this.taken();
    return player.komi({ ...start, komi: 0 }, level, most);
  }

  /** Lets it do what is its own now, and shows in this place what it is at. `now` tells where the game is by then. */
  async sit(now: () => (Here & { place: Element | null }) | null): Promise<void> {
    const player = await this.taken();
    const here = now();
    if (!here?.game.engine) {
      player.rest();
      return;
    }
    player.update(here);
    if (here.place && player.element.parentElement !== here.place) here.place.prepend(player.element);
  }

  /** It stops whatever it is at. */
  rest(): void {
    this.player?.rest();
  }

  private async taken(): Promise<EnginePlayer> {
    const { EnginePlayer } = await import("./engine-player.ts");
    this.player ??= new EnginePlayer(this.options);
    return this.player;
  }
}
