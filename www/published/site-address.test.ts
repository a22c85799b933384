import { describe, expect, test } from "vitest";
import { card, fromTheRoot, pictureOf, siteAddress, siteMap } from "./site-address.ts";

const SITE = new URL("https://example.org/loja/");

describe("the address of the site", () => {
  test("may be left out", () => {
    expect(siteAddress(undefined)).toBeNull();
    expect(siteAddress("")).toBeNull();
    expect(siteAddress(SITE.href)).toEqual(SITE);
  });

  test.each(["example.org", "ftp://example.org/", "https://example.org/loja", "https://example.org/?a"])(
    "is not %s",
    (told) => {
      expect(() => siteAddress(told)).toThrow("must be an address like");
    },
  );
});

test("the list of pages has whole addresses, and the first page once", () => {
  const map = siteMap(SITE, ["index.html", "beast-1.html"]);
  expect([...map.matchAll(/<loc>(.*)<\/loc>/g)].map(([, address]) => address)).toEqual([
    "https://example.org/loja/",
    "https://example.org/loja/beast-1.html",
  ]);
});

test("a card names a picture only where the site is known", () => {
  const picture = pictureOf("beast-1");
  expect(card("beast-1.html", 'A "beast"', "It bites.", picture, null).text).not.toContain("og:image");
  const known = card("beast-1.html", 'A "beast"', "It bites.", picture, SITE).text;
  expect(known).toContain('"https://example.org/loja/cards/beast-1.png"');
  expect(known).toContain("A &quot;beast&quot;");
  expect(card("about.html", "About", "Who.", null, SITE).text).not.toContain("og:image");
});

test("the page for lost addresses begins its links at the site", () => {
  const page = '<a href="./play.html">./play.html</a><script src="./a.js"></script><a href="#x">';
  expect(fromTheRoot(page, SITE)).toBe(
    '<a href="/loja/play.html">./play.html</a><script src="/loja/a.js"></script><a href="#x">',
  );
});
