/** Sees to it that what the host shares is in the scope. */
declare function __webpack_init_sharing__(scope: string): Promise<unknown>;
/** What is shared, by scope. */
declare const __webpack_share_scopes__: Record<string, unknown>;
