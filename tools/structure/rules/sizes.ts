import type { Problem, Rule } from '../rule.ts';
import { scripts, tests } from '../syntax.ts';
import { filesLike, type SourceFile, type Tree } from '../tree.ts';

const longest = 300;
/** DESIGN wants about 60; over this the house as a whole is getting harder to read. */
const medianLimit = 75;
/** By programs, which do not mind how long they are. */
const written = /^(pnpm-lock\.yaml$|shared\/api\/)/;

export const linesOf = ({ text }: SourceFile): number => text.replace(/\n$/, '').split('\n').length;

export function medianOf(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

export const medianFile = (tree: Tree): number =>
  medianOf(
    filesLike(tree, scripts)
      .filter(({ path }) => !tests.test(path))
      .map(linesOf),
  );

/** Scripts are measured by ESLint (file-size, function-size); here are the sheets it does not read, and the whole. */
export const sizes: Rule = {
  name: 'sizes',
  check: (tree) => {
    const sheets = filesLike(tree, /\.(css|sql|ya?ml|md)$/).filter(({ path }) => !written.test(path));
    const long = sheets
      .filter((file) => linesOf(file) > longest)
      .map((file): Problem => ({
        path: file.path,
        message: `This file has ${linesOf(file)} lines: split it by what it is about, so that no part is over ${longest}.`,
      }));
    const median = medianFile(tree);
    if (median <= medianLimit) return long;
    const message = `The median source file has ${median} lines, more than ${medianLimit}: split the longest files by what they know.`;
    return [...long, { path: '.', message }];
  },
};
