/** Whether WebAssembly may be used here. */

/** The shortest module there is: the four bytes of its name, and the version. */
const LEAST = [0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00];

/** False where a policy without 'wasm-unsafe-eval' or a browser's setting forbids it. Asking costs nothing. */
export function mayCompile(): boolean {
  try {
    new WebAssembly.Module(Uint8Array.from(LEAST));
    return true;
  } catch {
    return false;
  }
}
