import type { Problem, Rule } from '../rule.ts';
import { blank, filesLike, lineAt, type SourceFile } from '../tree.ts';

const browser = /^(shell|shared|mf-[^/]+)\/.*\.css$/;
/** Of the whole page, or of each of many that stand beside what is pointed at. */
const wide = /(?<![\w-])(?:body|html|:root)[^\s,{]*:has\(|:has\(\s*[+~][^,{]*:hover/g;

function problemsIn(file: SourceFile): Problem[] {
  const bare = file.text.replace(/\/\*[\s\S]*?\*\//g, blank);
  return [...bare.matchAll(wide)].map((found) => ({
    path: file.path,
    line: lineAt(file.text, found.index),
    message: `"${found[0]}" has the browser look through everything below at each change or movement of the pointer: say it of what is near, or mark the element itself.`,
  }));
}

export const narrowStyles: Rule = {
  name: 'narrow-styles',
  check: (tree) => filesLike(tree, browser).flatMap(problemsIn),
};
