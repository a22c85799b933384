/** Where a board leads to: "Open in Loja", pressed before anything else was, goes to this place at the referee; scripts read the game as SGF. */
import type { Mount } from "./mount.ts";
import type { Scene } from "./reading/scene.ts";

/** Views of the referee’s page, for each mode of an element. */
const VIEWS = { view: "play", play: "play", prove: "claim", problem: "claim", referee: "referee" } as const;

/** Gives the link its address, and goes where it leads. */
export async function addressInLoja(open: HTMLAnchorElement, scene: Scene): Promise<void> {
  // Without an engine it leads to the referee as it was.
  open.hash = await addressOf(scene).catch(() => "view=play");
  open.click();
}

export async function sgfOf({ live, scene }: Pick<Mount, "live" | "scene">): Promise<string> {
  if (scene?.written) return scene.written;
  const game = live?.game() ?? scene?.known;
  if (!game)
    throw new Error(
      "There is no board yet, so no game. Wait until `ready` settles, or until the board has come near to what is seen; then ask again.",
    );
  const { engine } = await import("../engine/engine.ts");
  return engine.write(game.start, game.moves, "sgf");
}

async function addressOf({ known, shape }: Scene): Promise<string> {
  const { start, moves, at, mode, claim, side, asked } = known;
  const name = (point: number): string => shape.points[point]?.name ?? String(point);
  const address = {
    view: asked ? "play" : VIEWS[mode],
    at: at < moves.length ? at : null,
    claim: claim && { player: claim.player, set: claim.set === "all" ? claim.set : claim.set.map(name) },
    side,
  };
  const { addressOf } = await import("./live/opener.ts");
  return addressOf({ start, moves, address });
}
