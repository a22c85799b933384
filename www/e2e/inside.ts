/**
 * Presses made inside the page, for long walks. Before each it checks a reader's needs as Playwright does: the target
 * is there, may be used, and nothing lies over it. It only skips the wait for two drawn frames, which is most of the
 * time of a press. Other tests check that a real mouse, finger and key do the same.
 */
import type { Locator } from "@playwright/test";

type Pointer = "mouse" | "touch";

/** Waits until it can be pressed, and presses it. */
export async function pressInside(place: Locator, pointer: Pointer): Promise<void> {
  for (let tries = 0; tries < 20; tries++) if (await pressOnce(place, pointer)) return;
  throw new Error(`${place} is drawn anew again and again`);
}

/** False where it was taken away while it was looked at: then there is another by the same name. */
const pressOnce = (place: Locator, pointer: Pointer): Promise<boolean> =>
  place.evaluate(async (element, pointerType) => {
    /** The obstacle, or the place of the press. */
    const look = (): string | { clientX: number; clientY: number } => {
      if (!element.checkVisibility({ visibilityProperty: true })) return "is not seen";
      if (element.matches(":disabled, [aria-disabled=true]")) return "is disabled";
      if (element.closest("[inert]")) return "is inert";
      const { left, right, top, bottom } = element.getBoundingClientRect();
      if (left === right || top === bottom) return "has no size";
      const spot = { clientX: (left + right) / 2, clientY: (top + bottom) / 2 };
      const hit = document.elementFromPoint(spot.clientX, spot.clientY);
      const labelled = hit?.closest("label")?.control === element;
      return element.contains(hit) || labelled ? spot : `lies under ${hit?.outerHTML.slice(0, 200)}`;
    };
    const end = performance.now() + 10_000;
    const sides = ["nearest", "center", "end", "start"] as const;
    let found = look();
    for (let tries = 0; typeof found === "string"; tries++) {
      if (!element.isConnected) return false;
      if (performance.now() > end) throw new Error(`${element.outerHTML.slice(0, 200)} ${found}`);
      // Beside the screen, or under what stays at its edge.
      if (/^lies/.test(found))
        element.scrollIntoView({ block: sides[tries % sides.length] ?? "center", behavior: "instant" });
      else await new Promise((again) => setTimeout(again, 10));
      found = look();
      if (tries % sides.length === 3) await new Promise((again) => setTimeout(again, 10));
    }
    const how = { bubbles: true, cancelable: true, composed: true, ...found };
    const point = (type: string): boolean =>
      element.dispatchEvent(new PointerEvent(type, { ...how, pointerType, isPrimary: true }));
    const mouse = (type: string): boolean => element.dispatchEvent(new MouseEvent(type, how));
    if (pointerType === "mouse") point("pointerenter");
    point("pointerdown");
    if (mouse("mousedown")) (element as HTMLElement).focus({ preventScroll: true });
    point("pointerup");
    mouse("mouseup");
    // Not an event of ours: it follows links and checks answers, as a click of a reader does.
    (element as HTMLElement).click();
    return true;
  }, pointer);

/**
 * Puts the focus where Enter is to be pressed, as soon as it may be used. To a point of a board it goes by arrow keys from a
 * corner, as somebody does who sees only coordinates.
 */
export async function reachInside(place: Locator): Promise<void> {
  for (let tries = 0; tries < 20; tries++) if (await reachOnce(place)) return;
  throw new Error(`${place} is drawn anew again and again`);
}

/** False where it was taken away while it could not be used yet: then there is another by the same name. */
const reachOnce = (place: Locator): Promise<boolean> =>
  place.evaluate(async (element) => {
    const target = element as HTMLElement;
    const name = target.dataset.point;
    const at = (): string => (document.activeElement as HTMLElement | null)?.dataset.point ?? "";
    const press = (key: string, ctrlKey = false): void =>
      void document.activeElement?.dispatchEvent(
        new KeyboardEvent("keydown", { key, ctrlKey, bubbles: true, cancelable: true }),
      );
    const end = performance.now() + 10_000;
    while (target.matches(":disabled, [aria-disabled=true]")) {
      if (!target.isConnected) return false;
      if (performance.now() > end) throw new Error(`${target.outerHTML.slice(0, 200)} is disabled`);
      await new Promise((again) => setTimeout(again, 10));
    }
    if (!name) {
      target.focus();
      if (document.activeElement !== target) throw new Error(`${target.outerHTML} takes no focus`);
      return true;
    }
    target.closest("[role=grid]")?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    press("Home", true);
    const down = Number(at().slice(1)) - Number(name.slice(1));
    for (let step = 0; step < down; step++) press("ArrowDown");
    const across = "abcdefghjklmnopqrst".indexOf(name.charAt(0));
    for (let step = 0; step < across; step++) press("ArrowRight");
    if (at() !== name) throw new Error(`the arrow keys lead to ${at()}, not to ${name}`);
    return true;
  });
