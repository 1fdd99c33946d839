import type { Problem, Rule } from '../rule.ts';
import { blank, filesLike, lineAt, type SourceFile } from '../tree.ts';

const browser = /^(shell|shared|mf-[^/]+)\/.*\.css$/;
/** As long as a letter or a line of the font at hand, which differs once the page's own font has come. */
const ofFont = /(?<![\w.-])\d*\.?\d+r?(?:ch|ex|cap|ic|lh)\b/g;

function problemsIn(file: SourceFile): Problem[] {
  const bare = file.text.replace(/\/\*[\s\S]*?\*\//g, blank);
  return [...bare.matchAll(ofFont)].map((found) => ({
    path: file.path,
    line: lineAt(file.text, found.index),
    message: `"${found[0]}" has the browser open a font to tell a length, the system's while the page's own is on its way, and changes when that comes: say it in em or rem.`,
  }));
}

export const fontUnits: Rule = {
  name: 'font-units',
  check: (tree) => filesLike(tree, browser).flatMap(problemsIn),
};
