/** Keeps text from becoming script or markup: the page's policy wants trusted types, and this is the one way to make one. */

/**
 * The scripts that the built site, or the development server, starts beside the page: workers, and the service worker.
 */
const OWN = /^(?:(?:assets|www\/engine\/workers)\/[\w-]*worker[\w-]*\.(?:js|ts)|sw\.js)$/;

/** Whether an address is that of a worker of this site. */
export function isOwnWorker(address: string, page: string): boolean {
  const folder = new URL(".", page).href;
  const { href, search, hash } = new URL(address, page);
  if (!href.startsWith(folder)) return false;
  return OWN.test(href.slice(folder.length, href.length - search.length - hash.length));
}

interface Policies {
  createPolicy(name: "default", rules: { createScriptURL(address: string): string | null }): unknown;
}

/** Before the first worker starts. A browser without trusted types refuses nothing, and needs no policy. */
export function trustOwnWorkers(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: Policies };
  trustedTypes?.createPolicy("default", {
    createScriptURL: (address) => (isOwnWorker(address, document.baseURI) ? address : null),
  });
}
