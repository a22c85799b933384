/** The frame around every page: the theme switch and, on small screens, the menu. */
import { need } from "./dom.ts";

/** Switches between light and dark; the first press leaves what the system asked for. */
export function wireTheme(): void {
  const root = document.documentElement;
  const button = need<HTMLButtonElement>(document, "[data-control=theme]");
  const system = matchMedia("(prefers-color-scheme: dark)");
  const dark = (): boolean => (root.dataset.theme ? root.dataset.theme === "dark" : system.matches);
  const name = (): void => {
    button.ariaLabel = dark() ? "Use the light theme" : "Use the dark theme";
  };
  name();
  system.addEventListener("change", name);
  button.addEventListener("click", () => {
    root.dataset.theme = dark() ? "light" : "dark";
    name();
    try {
      localStorage.setItem("loja.theme", root.dataset.theme);
    } catch {
      // Without storage the choice lasts as long as the page.
    }
  });
}

/** Opens and closes the list of sections where the screen has no room for it. */
export function wireMenu(): void {
  const button = need<HTMLButtonElement>(document, "[data-control=menu]");
  const menu = need<HTMLElement>(document, "#course");
  const set = (open: boolean): void => {
    menu.classList.toggle("open", open);
    button.ariaExpanded = String(open);
    // What the list covers can't be reached while it is open.
    for (const covered of document.querySelectorAll<HTMLElement>("main > :not(.course), .foot"))
      covered.inert = open;
  };
  button.addEventListener("click", () => set(!menu.classList.contains("open")));
  menu.addEventListener("click", (event) => {
    if (event.target instanceof Element && event.target.closest("a")) set(false);
  });
  // Beside the text the list may be longer than the screen.
  const follow = (): void => {
    const here = menu.querySelector<HTMLElement>("ol .current");
    if (here) menu.scrollTop = here.offsetTop - menu.clientHeight / 2;
  };
  addEventListener("hashchange", () => requestAnimationFrame(follow));
  addEventListener("load", follow);
  addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !menu.classList.contains("open")) return;
    set(false);
    button.focus();
  });
}
