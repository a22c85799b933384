/** What the build tells the service worker: every file of the site, and a version made from their contents. */
export interface SiteFiles {
  version: string;
  files: string[];
}
