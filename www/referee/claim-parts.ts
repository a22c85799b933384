/** What stands below a result: the claims that show it, the parts that are nobody's, every lock one by one. */
import { element } from "../dom.ts";
import {
  numberWords as count,
  type Location,
  type Move,
  type PositionInput,
  type RefereeReport,
} from "../engine/engine.ts";
import { type Acts, claimRow, heading, inTurns, regionRow, type Scene } from "./claim-list.ts";
import { covering, locks, MOST_OPEN, nobodys, open } from "./claims.ts";
import { stepper } from "./claims-one-by-one.ts";
import { reasons } from "./reasons.ts";
import { moreOpenWords, showWords } from "./referee-words.ts";

export function claimParts(
  scene: Scene,
  report: RefereeReport,
  game: { start: PositionInput | string; moves: readonly Move[] },
  acts: Acts & { outline(points: readonly Location[]): void },
): HTMLElement[] {
  const cover = covering(report);
  const parts: HTMLElement[] = [
    heading(scene, "part", showWords(cover.length, report.status === "decided")),
    inTurns(element("ul", { class: "claims" }), [
      ...cover.map((claim) => () => claimRow(scene, claim, acts)),
      ...nobodys(report, scene.board).map((region) => () => {
        const outline = (): void => acts.outline(region.points);
        return regionRow(scene, region, reasons(game, region), acts, outline);
      }),
    ]),
  ];
  const asked = open(report);
  if (asked.length > 0) {
    const rows = asked.slice(0, MOST_OPEN).map((claim) => () => claimRow(scene, claim, acts));
    parts.push(
      heading(scene, "part", "What is open"),
      inTurns(element("ul", { class: "claims open-claims" }), rows),
    );
  }
  const more = moreOpenWords(Math.max(0, asked.length - MOST_OPEN), report.untried);
  if (more) parts.push(element("p", { class: "quiet-note" }, more));
  const all = locks(report);
  if (all.length > 1) {
    const rest = all.filter((claim) => !cover.includes(claim));
    const head = heading(scene, "part", "Every lock, one by one");
    parts.push(stepper(head, [...cover, ...rest], cover, acts));
  }
  if (report.unlisted > 0) {
    const words = `${count(report.unlisted)} more claims were refuted and are not listed.`;
    parts.push(element("p", { class: "quiet-note" }, words));
  }
  return parts;
}
