import type { Tree } from './tree.ts';

/** One place where the house differs from its plan. `message` is a sentence that says what to do. */
export type Problem = { path: string; line?: number; message: string };

/** A law of DESIGN about files: what it finds depends on the tree alone. */
export type Rule = { name: string; check: (tree: Tree) => Problem[] | Promise<Problem[]> };
