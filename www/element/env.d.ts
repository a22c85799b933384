/** The facts that vite.element.config.ts gives the code about its build. Tests have none of it. */
interface ImportMetaEnv {
  readonly LOJA_VERSION: string | undefined;
  /** Where the folder of loja.js is, from `import.meta.url` of www/element/loja.ts and www/embed/embed.ts. */
  readonly LOJA_ROOT: string | undefined;
  /** Whether this is loja-classic.js, which starts no worker from a file. */
  readonly LOJA_CLASSIC: boolean | undefined;
}
