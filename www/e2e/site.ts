/** The tests' page: it notices every console error, every uncaught error and every foreign request. */
import { test as base, expect, type Locator, type Page } from "@playwright/test";

export interface Noticed {
  /** Errors that a test brings about on purpose. Anything else fails it. */
  allow: RegExp[];
}

export const test = base.extend<{ noticed: Noticed }>({
  noticed: [
    async ({ context, baseURL }, use) => {
      // Playwright says so wherever playwright.config.ts keeps the service worker away.
      const noticed: Noticed = { allow: [/Service Worker registration blocked/] };
      const errors: string[] = [];
      const here = new URL(baseURL ?? "").hostname;
      context.on("console", (message) => {
        if (message.type() === "error" || message.type() === "warning")
          errors.push(`console: ${message.text()} ${message.location().url}`);
      });
      context.on("weberror", (error) => void errors.push(`uncaught: ${error.error().message}`));
      context.on("request", (request) => {
        const url = new URL(request.url());
        if (/^(http|ws)s?:$/.test(url.protocol) && url.hostname !== here)
          errors.push(`foreign request: ${url}`);
      });
      await use(noticed);
      const unexpected = errors.filter((error) => !noticed.allow.some((allowed) => allowed.test(error)));
      // Cut, since an address of a megabyte would hide what is said about it.
      expect(unexpected.map((error) => error.slice(0, 500))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** For `test.use`: replies wait for their beat, and captures are seen to leave, as for most readers. */
export const MOVING = { contextOptions: { reducedMotion: "no-preference" } } as const;

/** When `toPass` and `poll` look again. By themselves they wait a second from the fourth time on. */
export const OFTEN = [20, 50, 100];

export const point = (page: Page, name: string): Locator => page.locator(`[data-point="${name}"]`);
export const line = (page: Page): Locator => page.locator("[data-role=line]");
export const answer = (page: Page): Locator => page.locator(".section.current [data-role=answer]");
export const next = (page: Page): Locator => page.locator(".section.current .onward .next");
export const control = (page: Page, name: string): Locator => page.locator(`[data-control="${name}"]`);

/** Every answer of the engine comes late, as on a slow machine. Before a page is opened. */
export const lateAnswers = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const { addEventListener } = Worker.prototype;
    Worker.prototype.addEventListener = function (kind: string, listener: unknown, ...rest: unknown[]) {
      const hear = listener as (event: Event) => void;
      const late = (event: Event): unknown => setTimeout(() => hear(event), 250);
      Reflect.apply(addEventListener, this, [kind, kind === "message" ? late : hear, ...rest]);
    };
  });

/** The board is laid out and may be played on. */
export async function boardReady(page: Page): Promise<void> {
  await expect(page.locator(".table")).toHaveAttribute("aria-busy", "false");
  await expect(page.locator(".board [role=gridcell]").first()).toBeAttached();
}

/** Nobody has been here: what a step of a test left behind does not reach the next. */
export async function afresh(page: Page): Promise<void> {
  // Something of the site that keeps nothing.
  await page.goto("./icon.svg");
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
}
