/** Keeps text from becoming script or markup: the page's policy wants trusted types, and this is the one way to make one. */

/**
 * The scripts that the built site, or the development server, starts beside the page: workers, and the service worker.
 */
const OWN = /^(?:(?:assets|www\/engine\/workers)\/[\w-]*worker[\w-]*\.(?:js|ts)|sw\.js)$/;

/** The scripts that embed.html starts besides: the element, and in a sandbox its classic parts. */
const EMBEDDED = /^(?:loja(?:-classic)?|classic\/[\w-]+)\.js$/;

/** Whether an address is that of a script which embed.html may start; a sandbox has its workers from memory. */
export const isEmbedded = (address: string, page: string): boolean =>
  isOwnWorker(address, page) || isOwn(EMBEDDED, address, page) || new URL(address, page).protocol === "blob:";

/** Whether an address is that of a worker of this site. */
export const isOwnWorker = (address: string, page: string): boolean => isOwn(OWN, address, page);

function isOwn(form: RegExp, address: string, page: string): boolean {
  const folder = new URL(".", page).href;
  const { href, search, hash } = new URL(address, page);
  if (!href.startsWith(folder)) return false;
  return form.test(href.slice(folder.length, href.length - search.length - hash.length));
}

interface Policies {
  createPolicy(name: "default", rules: { createScriptURL(address: string): string | null }): unknown;
}

/** Before the first of them starts. A browser without trusted types refuses nothing, and needs no policy. */
export function trust(isOwn: (address: string, page: string) => boolean): void {
  const { trustedTypes } = globalThis as { trustedTypes?: Policies };
  trustedTypes?.createPolicy("default", {
    createScriptURL: (address) => (isOwn(address, document.baseURI) ? address : null),
  });
}
