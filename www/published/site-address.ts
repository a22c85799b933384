/**
 * The parts of a site that need its address: LOJA_SITE=https://somewhere/folder/ npm run build. Crawlers and programs
 * that show a link with a picture take whole addresses alone; everything else of the site works in any folder.
 */
import { html, type Markup } from "../book/html.ts";

/** The future address of the site, or null. A text that is no address is an error. */
export function siteAddress(told: string | undefined): URL | null {
  if (!told) return null;
  const site = URL.canParse(told) ? new URL(told) : null;
  if (!site || !/^https?:$/.test(site.protocol) || !site.pathname.endsWith("/") || site.search || site.hash)
    throw new Error(
      `LOJA_SITE is ${told}: it must be an address like https://example.org/loja/, with a / at its end`,
    );
  return site;
}

const SITE = siteAddress(process.env.LOJA_SITE);

/** The pages that people look for, for crawlers. The first page is known by its folder. */
export function siteMap(site: URL, pages: readonly string[]): string {
  const addresses = pages.map((page) => new URL(page === "index.html" ? "" : page, site).href);
  const entries = addresses.map((address) => html`  <url><loc>${address}</loc></url>\n`.text);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join("")}</urlset>
`;
}

/** The data for programs that show a link as a card. */
export function card(page: string, title: string, lead: string, picture: string | null, site = SITE): Markup {
  const address = site && new URL(page === "index.html" ? "" : page, site).href;
  return html`
    <meta property="og:type" content="article" />
    <meta property="og:site_name" content="Loja" />
    <meta property="og:title" content="${title}" />
    <meta property="og:description" content="${lead}" />${
      address &&
      html`
    <meta property="og:url" content="${address}" />
    <link rel="canonical" href="${address}" />`
    }${
      site &&
      picture &&
      html`
    <meta property="og:image" content="${new URL(picture, site).href}" />
    <meta property="og:image:alt" content="The board of this page" />
    <meta name="twitter:card" content="summary" />`
    }`;
}

/** Where the first board of a page is as a picture; null for a page without one. */
export const pictureOf = (slug: string): string => `cards/${slug}.png`;

/** A host may answer a deep address with this page, where there is no file beside it: its links begin at the site. */
export const fromTheRoot = (page: string, site: URL): string =>
  page.replaceAll(/(\s(?:href|src)=")\.\//g, (_, before: string) => `${before}${site.pathname}`);
