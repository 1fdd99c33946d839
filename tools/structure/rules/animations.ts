import type { Problem, Rule } from '../rule.ts';
import { filesLike, lineAt, type SourceFile } from '../tree.ts';

const browser = /^(shell|shared|mf-[^/]+)\/.*\.css$/;
/** What a browser moves and fades by itself, also while it passes over it below the screen. */
const free = /^(transform|translate|rotate|scale|opacity)$/;

/** The names of the animations that never end. */
const endless = ({ text }: SourceFile) =>
  [...text.matchAll(/animation:([^;}]*\binfinite\b[^;}]*)/g)].flatMap(([, words = '']) => words.trim().split(/[\s,]+/));

function problemsIn(file: SourceFile): Problem[] {
  const names = new Set(endless(file));
  return [...file.text.matchAll(/@keyframes ([\w-]+) \{((?:[^{}]*\{[^{}]*\})*)/g)].flatMap((keyframes) => {
    const [, name = '', frames = ''] = keyframes;
    if (!names.has(name)) return [];
    const start = keyframes.index + keyframes[0].length - frames.length;
    return [...frames.matchAll(/([\w-]+)\s*:/g)]
      .filter(([, property = '']) => !free.test(property))
      .map((found) => ({
        path: file.path,
        line: lineAt(file.text, start + found.index),
        message: `"${found[1]}" is painted anew in every frame of "${name}", which never ends: move or fade it instead, by transform or opacity.`,
      }));
  });
}

export const animations: Rule = {
  name: 'animations',
  check: (tree) => filesLike(tree, browser).flatMap(problemsIn),
};
