/** Fills the chapter's panels: each calculator by itself, and the solved boards with their tables when one is chosen. */
import { handicapPanel, karlsruhePanel, orderPanel, seriesPanel } from "./calculators.ts";
import { classesPanel, paradoxPanel } from "./strength-panels.ts";
import { worldsPanel } from "./worlds.ts";

const panels: Record<string, (room: HTMLElement) => void> = {
  handicap: handicapPanel,
  prices: karlsruhePanel,
  series: seriesPanel,
  paradox: paradoxPanel,
  classes: classesPanel,
  order: orderPanel,
  worlds: (room) => void worldsPanel(room),
};

export function openPanels(): void {
  for (const room of document.querySelectorAll<HTMLElement>("[data-calculator]")) {
    panels[room.dataset.calculator ?? ""]?.(room);
    room.removeAttribute("aria-busy");
  }
}
