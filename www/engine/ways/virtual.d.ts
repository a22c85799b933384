/** The modules that `inline-plugin.ts` makes during a build. */
declare module "virtual:loja-inline/*" {
  /** The worker's code as a classic script. */
  export const worker: string;
  /** Its module: deflated, then in base 64. */
  export const wasm: string;
}
