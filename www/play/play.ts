/**
 * The referee's page: one position on the bench, drawn and judged on one screen, played on, or argued about. All of it is
 * in the address, so that a page can be left, come back to, and given away.
 */
import { h } from "preact";
import { need, skipTo } from "../dom.ts";
import { mount } from "../kit/mount.tsx";
import { benchOf } from "./bench.ts";
import { PlayPage } from "./play-view.tsx";

export function openPlay(): void {
  const page = need<HTMLElement>(document, "main.play");
  const place = need<HTMLElement>(page, "[data-role=play]");
  const bench = benchOf(need<HTMLElement>(page, "[data-role=play-table] .table"));
  mount(place, h(PlayPage, { bench, page, head: need<HTMLElement>(page, ".opening") }));
  skipTo(place);
  addEventListener("hashchange", () => bench.follow(location.hash));
  // Links from before have the page's old name.
  if (location.pathname.endsWith("/play.html"))
    history.replaceState(history.state, "", `./referee.html${location.search}${location.hash}`);
  bench.follow(location.hash);
}
