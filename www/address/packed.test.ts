import { expect, test } from "vitest";
import { MOST_PACKED, pack, unpack } from "./packed.ts";

test("what is packed is unpacked again, and needs no escape", async () => {
  const text = JSON.stringify({ loja: "certificate", name: "Ko, “so”", rows: ["xo.", "ox."] }).repeat(50);
  const packed = await pack(text);
  expect(packed).toMatch(/^[A-Za-z0-9_-]+$/);
  expect(packed?.length).toBeLessThan(text.length / 10);
  expect(await unpack(packed ?? "")).toBe(text);
});

test("what is too long for an address is not packed", async () => {
  let text = "";
  for (let seed = 1; text.length < 100_000; seed = (seed * 48271) % 0x7fffffff) text += seed.toString(36);
  expect(await pack(text)).toBeNull();
  expect(await unpack("A".repeat(MOST_PACKED + 1))).toBeNull();
});

test("a small text that unpacks to a huge one is refused", async () => {
  const bomb = await pack("\0".repeat(20_000_000));
  expect(bomb?.length).toBeLessThan(MOST_PACKED);
  expect(await unpack(bomb ?? "")).toBeNull();
});

test.each(["", "A", "not packed", "<script>", "AAAA", "_____", `${"A".repeat(1000)}`])(
  "what was never packed gives nothing: %j",
  async (text) => {
    expect(await unpack(text)).toBeNull();
  },
);
