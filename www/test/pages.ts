/** The rules for every HTML page, the shell in the sources as well as the pages of a build. */

export interface Tag {
  name: string;
  attributes: Record<string, string>;
  /** The text of a script or style. */
  text: string;
}

export function tagsOf(html: string): Tag[] {
  const pattern =
    /<!--[\s\S]*?-->|<(script|style)\b((?:"[^"]*"|'[^']*'|[^>"'])*)>([\s\S]*?)<\/\1>|<([a-z][\w-]*)((?:"[^"]*"|'[^']*'|[^>"'])*)>/gi;
  return [...html.matchAll(pattern)].flatMap((match) => {
    const name = match[1] ?? match[4];
    if (!name) return [];
    const attributes: Record<string, string> = {};
    for (const part of (match[2] ?? match[5] ?? "").matchAll(
      /([^\s=/"']+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+)))?/g,
    )) {
      attributes[(part[1] ?? "").toLowerCase()] = part[2] ?? part[3] ?? part[4] ?? "";
    }
    return [{ name: name.toLowerCase(), attributes, text: match[3] ?? "" }];
  });
}

const isElsewhere = (address: string): boolean => /^\s*([a-z][a-z0-9+.-]*:|\/\/)/i.test(address);

/** Addresses that the browser loads by itself; a link to click is not among them. */
export function loadedBy(tag: Tag): string[] {
  const { href, src, srcset, poster, data } = tag.attributes;
  const wanted = tag.name === "a" || tag.name === "base" ? [] : [href, src, poster, data];
  const sets = (srcset ?? "").split(",").map((part) => part.trim().split(/\s+/)[0]);
  return [...wanted, ...sets].filter((address): address is string => Boolean(address));
}

export function checkPage(file: string, html: string): string[] {
  const faults: string[] = [];
  const tags = tagsOf(html);
  for (const tag of tags) {
    const names = Object.keys(tag.attributes);
    const isData = tag.attributes.type === "application/json";
    if (tag.name === "script" && !tag.attributes.src && !isData) faults.push("an inline script");
    if (tag.name === "style" || names.includes("style")) faults.push(`an inline style in <${tag.name}>`);
    const handler = names.find((name) => name.startsWith("on"));
    if (handler) faults.push(`an inline script in ${handler} of <${tag.name}>`);
    for (const address of loadedBy(tag)) {
      if (isElsewhere(address)) faults.push(`<${tag.name}> loads ${address}`);
      if (address.startsWith("/") && !address.startsWith("//"))
        faults.push(`<${tag.name}> has the absolute path ${address}`);
    }
  }
  const policy = tags.find(
    ({ name, attributes }) =>
      name === "meta" && attributes["http-equiv"]?.toLowerCase() === "content-security-policy",
  );
  faults.push(...checkPolicy(policy?.attributes.content ?? ""));
  return faults.map((fault) => `${file}: ${fault}`);
}

/** Own files only, WebAssembly may be compiled, and nothing inline. */
export function checkPolicy(policy: string): string[] {
  const directives = new Map(
    policy.split(";").map((part) => {
      const [name = "", ...sources] = part.trim().replaceAll("&#39;", "'").split(/\s+/);
      return [name.toLowerCase(), sources] as const;
    }),
  );
  const faults: string[] = [];
  const fallback = directives.get("default-src");
  if (!fallback) faults.push("the policy has no default-src");
  const scripts = directives.get("script-src") ?? fallback ?? [];
  if (!scripts.includes("'wasm-unsafe-eval'")) faults.push("the policy keeps WebAssembly from compiling");
  for (const [name, sources] of directives) {
    for (const source of sources) {
      const fine = ["'self'", "'none'"].includes(source);
      const wasm = name === "script-src" && source === "'wasm-unsafe-eval'";
      const image = name === "img-src" && source === "data:";
      // A frame without an origin can start its engine only so; scripts are still the site's own.
      const worker = name === "worker-src" && source === "blob:";
      const trusted =
        (name === "require-trusted-types-for" && source === "'script'") ||
        (name === "trusted-types" && source === "default");
      if (!fine && !wasm && !image && !worker && !trusted)
        faults.push(`the policy allows ${source} in ${name}`);
    }
  }
  return faults;
}
