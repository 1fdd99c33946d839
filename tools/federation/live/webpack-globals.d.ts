/** What webpack writes into a live build. */
declare const __webpack_hash__: string;
/** The app that this build is of. */
declare const __TABI_APP__: string;

interface ImportMeta {
  webpackHot: { status(): string; check(apply: boolean): Promise<unknown> };
}
