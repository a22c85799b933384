/** The engine's modules, each loaded with the first question to it: from the file beside this one under Node, else fetched. */
import * as files from "../generated/files.js";
import * as light from "../generated/loja.js";
import * as prover from "../generated/prover.js";
import * as systems from "../generated/systems.js";
import { faultOf } from "../jobs/attend.ts";

const modules = { files, loja: light, prover, systems };
type Modules = typeof modules;
type Name = keyof Modules;

// Written out, so that every bundler sees which files go along.
const places: Record<Name, () => URL> = {
  files: () => new URL("../generated/files_bg.wasm", import.meta.url),
  loja: () => new URL("../generated/loja_bg.wasm", import.meta.url),
  prover: () => new URL("../generated/prover_bg.wasm", import.meta.url),
  systems: () => new URL("../generated/systems_bg.wasm", import.meta.url),
};

const ready = new Map<Name, Promise<unknown>>();
const broken = new Set<Name>();

/** What Node, Deno and Bun offer, and a bundler for browsers doesn't have to know of. */
interface Process {
  getBuiltinModule?(name: string): { readFile(place: URL): Promise<Uint8Array<ArrayBuffer>> } | undefined;
}

async function bytesOf(place: URL): Promise<BufferSource> {
  const { process } = globalThis as { process?: Process };
  const disk = place.protocol === "file:" && process?.getBuiltinModule?.("node:fs/promises");
  if (disk) return disk.readFile(place);
  const response = await fetch(place);
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);
  return response.arrayBuffer();
}

async function loaded(name: Name): Promise<void> {
  try {
    await modules[name].default({ module_or_path: await bytesOf(places[name]()) });
  } catch (error) {
    // The next question tries again.
    ready.delete(name);
    const why = error instanceof Error ? error.message : String(error);
    throw new Error(
      `${name}_bg.wasm of loja-engine does not load (${why}). It has to lie beside the module.`,
    );
  }
}

/** A trap, or a stack that is full. What else is thrown comes from whoever is told the progress, or from his signal. */
const isBreakdown = (error: unknown): boolean =>
  error instanceof WebAssembly.RuntimeError ||
  (error instanceof RangeError && /call stack/.test(error.message));

/** Asks a module. Its own errors go through; after a breakdown nothing in it is trusted. */
export async function ask<N extends Name, T>(
  name: N,
  question: (module: Modules[N]) => T | Promise<T>,
): Promise<T> {
  if (!ready.has(name)) ready.set(name, loaded(name));
  await ready.get(name);
  try {
    if (broken.has(name)) throw new Error("it had stopped before");
    return await question(modules[name]);
  } catch (error) {
    if (faultOf(error) || !(isBreakdown(error) || broken.has(name))) throw error;
    broken.add(name);
    const told = `The engine broke down (${String(error)}). Start a new process or worker to ask again; with less memory, if that ran out.`;
    throw Object.assign(new Error(told), { code: "crashed", points: [] });
  }
}
