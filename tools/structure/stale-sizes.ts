import ts from 'typescript';
import type { Exceptions } from './exceptions.ts';
import type { Problem } from './rule.ts';
import { linesOf } from './rules/sizes.ts';
import { eachNode, syntaxOf } from './syntax.ts';
import { fileAt, type SourceFile, type Tree } from './tree.ts';

const fileLimit = 300;
const functionLimit = (path: string) => (path.endsWith('.tsx') ? 120 : 60);

function longestFunction(file: SourceFile): number {
  const source = syntaxOf(file);
  let longest = 0;
  eachNode(source, (node) => {
    if (!ts.isFunctionLike(node)) return;
    const line = (offset: number) => source.getLineAndCharacterOfPosition(offset).line;
    longest = Math.max(longest, line(node.end) - line(node.getStart(source)) + 1);
  });
  return longest;
}

/** ESLint honours the exceptions from its size rules but cannot tell when one is no longer needed. */
export function staleSizes(tree: Tree, exceptions: Exceptions): Problem[] {
  const measures: [string, (file: SourceFile) => boolean][] = [
    ['file-size', (file) => linesOf(file) > fileLimit],
    ['function-size', (file) => longestFunction(file) > functionLimit(file.path)],
  ];
  return measures.flatMap(([rule, needed]) =>
    (exceptions[rule] ?? [])
      .filter((path) => {
        const file = fileAt(tree, path);
        return !file || !needed(file);
      })
      .map((path) => ({
        path: 'tools/structure/exceptions.json',
        message: `${path} keeps "${rule}" again: take it out of the list.`,
      })),
  );
}
