/**
 * The facts that the build gives the service worker: every file of the site, and a version made from their contents.
 */
export interface SiteFiles {
  version: string;
  files: string[];
}

/**
 * The files that only other people’s pages load, and strategies of solved boards, which the command reads: readers of
 * the site need not keep them. Frames of theirs come from elsewhere, and no service worker answers them.
 */
export const isForOthers = (file: string): boolean =>
  /^(?:inline|classic|cards)\/|^worlds\/.*\.txt$|^(?:loja-classic\.js|loja-sizes\.js|sitemap\.xml)$/.test(
    file,
  );
