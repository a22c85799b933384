/** What the build tells the service worker: every file of the site, and a version made from their contents. */
export interface SiteFiles {
  version: string;
  files: string[];
}

/**
 * What only other people’s pages load: readers of the site need not keep it. Frames of theirs come from elsewhere,
 * and no service worker answers them.
 */
export const isForOthers = (file: string): boolean =>
  /^(?:inline|classic|cards)\/|^(?:loja-classic\.js|loja-sizes\.js|sitemap\.xml)$/.test(file);
