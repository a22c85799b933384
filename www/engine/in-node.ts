/** The engine's readers and writers under Node, at once and without a worker: for tools that run while a site is built. */
import { readFileSync } from "node:fs";
import type { Format, Move, Opened, PositionInput } from "./generated/files.js";
import * as module from "./generated/files.js";

export interface Files {
  /** The positions and games of a text. It throws on a text that can't be read at all. */
  read(text: string): Opened[];
  write(start: PositionInput, moves: Move[], format: Format): string;
}

export type { Format, Move, Opened, PositionInput };

let ready = false;

/** `wasm` are the bytes of the module; without them they are read from the file beside this one. */
export function files(wasm?: Uint8Array): Files {
  if (!ready) {
    const bytes = wasm ?? readFileSync(new URL("./generated/files_bg.wasm", import.meta.url));
    module.initSync({ module: bytes as Uint8Array<ArrayBuffer> });
    ready = true;
  }
  return {
    read: (text) => module.readFile(text),
    write: (start, moves, format) => module.writeFile(start, moves, format),
  };
}
