/** An address as a `<loja-board>` and its text. Nothing of it becomes markup. */
import { writeLawQuestion } from "../address/law-question.ts";
import { type Address, rulesOfGame } from "../address/link.ts";
import type { Mode } from "../element/options.ts";

/** The mode here for a view of the referee’s page. */
const MODE_OF: Record<NonNullable<Address["view"]>, Mode> = {
  setup: "view",
  play: "play",
  claim: "prove",
  referee: "referee",
};

export function attributesOf(address: Address): Record<string, string> {
  const { claim, law, side, at, ask, player, move, coordinates, numbers, theme, caption, rules } = address;
  // A claim that nobody may prove would be lost, and so would a question.
  const played = rulesOfGame(address);
  const meant = ask ? "problem" : claim || law ? "prove" : played ? "play" : rules ? "referee" : "view";
  const mode = address.mode ?? (address.view ? MODE_OF[address.view] : meant);
  const attributes: Record<string, string> = { mode };
  if (claim) attributes.claim = `${claim.player}: ${claim.set === "all" ? "all" : claim.set.join(", ")}`;
  else if (law) attributes.claim = writeLawQuestion(law);
  if (side) attributes.side = side;
  if (ask) attributes.ask = ask;
  if (player) attributes.player = player;
  if (move) attributes.move = move;
  if (at !== null) attributes.at = String(at);
  if (coordinates) attributes.coordinates = coordinates;
  if (numbers) attributes.numbers = numbers;
  if (theme) attributes.theme = theme;
  if (caption) attributes.caption = caption;
  if (played && mode === "play") {
    attributes.rules = played;
    if (address.moves && address.moves.length > 0) attributes.moves = address.moves.join(",");
  } else if (rules) attributes.rules = rules.join(" ");
  return attributes;
}

/** Why there is nothing to show; null when there is something. */
export function refusal(address: Address): string | null {
  if (address.rows)
    return "This link has a position that is still being set up. Only its author can show it.";
  if (!address.link && !address.proof)
    return "There is no position in this address. It stands after embed.html# as in a link of the referee.";
  return null;
}
