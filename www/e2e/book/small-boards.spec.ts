/** Boards on small screens: a lens above the finger, two fingers to come closer, and room for the text while one reads. */
import type { CDPSession, Page } from "@playwright/test";
import { afresh, boardReady, expect, point, test } from "../site.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

interface Finger {
  x: number;
  y: number;
}

async function touches(
  page: Page,
): Promise<(kind: "Start" | "Move" | "End", ...at: Finger[]) => Promise<void>> {
  const session: CDPSession = await page.context().newCDPSession(page);
  return async (kind, ...at) => {
    await session.send("Input.dispatchTouchEvent", {
      type: `touch${kind}`,
      touchPoints: at.map(({ x, y }, id) => ({ x, y, id })),
    });
  };
}

async function middle(page: Page, name: string): Promise<Finger> {
  const box = await point(page, name).boundingBox();
  if (!box) throw new Error(`${name} is not seen`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function openBoard(page: Page, size: number): Promise<void> {
  await page.goto("./referee.html");
  await page.getByText("Board, turn, prisoners and komi").click();
  for (const name of ["Columns", "Rows"]) {
    await page.getByLabel(name).fill(String(size));
    await page.getByLabel(name).press("Enter");
  }
  await page.getByRole("button", { name: "Play on", exact: true }).click();
  await boardReady(page);
  await expect(point(page, "a1")).toBeVisible();
}

test("a finger that rests sees a lens, a tap on a small point pencils in, and two fingers come closer", async ({
  page,
}) => {
  await test.step("a finger that rests sees a lens, and plays where it is lifted; a tap on a point under 24 px only pencils the stone in", async () => {
    for (const size of [13, 19])
      await test.step(`a finger that rests on ${size}x${size} sees a lens, and plays where it is lifted`, async () => {
        await afresh(page);
        await openBoard(page, size);
        const touch = await touches(page);
        await page.locator(".board .sheet").scrollIntoViewIfNeeded();
        const [from, to] = [await middle(page, "e5"), await middle(page, "f6")];
        await touch("Start", from);
        await expect(page.locator(".lens")).toBeVisible();
        await touch("Move", to);
        await touch("End");
        await expect(page.locator(".lens")).toHaveCount(0);
        await expect(point(page, "f6")).toHaveAttribute("aria-label", /black stone/);
      });
    await test.step("a tap on a point under 24 px only pencils the stone in", async () => {
      await afresh(page);
      await openBoard(page, 19);
      await point(page, "c3").tap();
      await expect(point(page, "c3")).toHaveAttribute("aria-label", "c3, empty");
      // For all to see: one press plays everywhere else.
      await expect(page.locator(".situation")).toContainText("Press c3 again to play there.");
      await point(page, "c3").tap();
      await expect(point(page, "c3")).toHaveAttribute("aria-label", /black stone/);
    });
  });
  await test.step("two fingers bring a part closer: its points are 24 px and more, one tap plays, and a button ends it", async () => {
    await afresh(page);
    await openBoard(page, 19);
    const touch = await touches(page);
    const small = await point(page, "k10").boundingBox();
    expect(small?.width ?? 99).toBeLessThan(24);
    const at = await middle(page, "k10");
    await touch("Start", { x: at.x - 30, y: at.y }, { x: at.x + 30, y: at.y });
    for (const out of [45, 60, 75])
      await touch("Move", { x: at.x - out, y: at.y }, { x: at.x + out, y: at.y });
    await touch("End");
    const large = await point(page, "k10").boundingBox();
    expect(large?.width ?? 0).toBeGreaterThanOrEqual(24);
    await point(page, "k10").tap();
    await expect(point(page, "k10")).toHaveAttribute("aria-label", /black stone/);
    await page.getByRole("button", { name: "Whole board" }).tap();
    expect((await point(page, "k10").boundingBox())?.width).toBeCloseTo(small?.width ?? 0, 0);
  });
});
