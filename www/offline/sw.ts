/**
 * Keeps the whole site on the device after one visit. Each version has a cache of its own, so that
 * a page never mixes files of two versions. A new version waits until the reader asks for it.
 */
import type { SiteFiles } from "./files.ts";

declare const self: ServiceWorkerGlobalScope & { site: SiteFiles };

const { version, files } = self.site;
const CACHE = `loja-${version}`;

self.addEventListener("install", (event) => {
  // Past the HTTP cache: a file of the last version must not slip into this one.
  const requests = files.map((file) => new Request(file, { cache: "reload" }));
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(requests)));
});

self.addEventListener("activate", (event) => {
  const clean = async (): Promise<void> => {
    const names = await caches.keys();
    const old = names.filter((name) => name.startsWith("loja-") && name !== CACHE);
    await Promise.all(old.map((name) => caches.delete(name)));
    await self.clients.claim();
  };
  event.waitUntil(clean());
});

self.addEventListener("message", (event) => {
  if (event.data === "take over") event.waitUntil(self.skipWaiting());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || !url.href.startsWith(self.registration.scope)) return;
  const answer = async (): Promise<Response> => {
    const cache = await caches.open(CACHE);
    const kept = await cache.match(pageAt(url) ?? request, { ignoreSearch: true });
    if (kept) return kept;
    return request.mode === "navigate" ? fetch(request).catch(noSuchPage) : fetch(request);
  };
  event.respondWith(answer());
});

/** The page that a host gives for its folder, or for a name without its ending; null for what is no such address. */
function pageAt({ origin, pathname }: URL): string | null {
  const address = origin + pathname;
  if (address === self.registration.scope) return "index.html";
  return /\/[\w-]+$/.test(address) ? `${address}.html` : null;
}

/** Every page is kept, so without a network an unknown address has none. Sent on, since its links start from its own folder. */
const noSuchPage = (): Response => Response.redirect(new URL("404.html", self.registration.scope).href);
