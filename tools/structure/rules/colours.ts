import ts from 'typescript';
import type { Problem, Rule } from '../rule.ts';
import { eachNode, lineOf, syntaxOf } from '../syntax.ts';
import { blank, filesLike, lineAt, type SourceFile } from '../tree.ts';

const palette = /^shared\/src\/ui\/(styles\/)?tokens(\.css|\/)/;
const browser = /^(shell|shared|mf-[^/]+)\//;
const named =
  'white|black|red|green|blue|yellow|orange|purple|pink|gr[ae]y|brown|gold|silver|navy|teal|maroon|olive|lime|aqua|fuchsia|tomato|salmon|coral|crimson|ivory|beige|khaki|indigo|violet|cyan|magenta';
const written =
  '#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})(?![\\w-])|(?<![\\w-])(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\\(';
const inCss = new RegExp(`${written}|(?<![\\w.-])(?:${named})(?![\\w-])`, 'gi');
const inScript = new RegExp(`^(?:${written})|^(?:${named})$`, 'i');

const say = (colour: string) =>
  `"${colour}" is a colour of its own and stays the same in the dark: use a token, var(--…), from shared/src/ui/styles/tokens.css.`;

/** Only what stands behind a colon is a value; selectors may hold #ids and words like "red". */
function cssProblems(file: SourceFile): Problem[] {
  const bare = file.text.replace(/\/\*[\s\S]*?\*\/|"[^"\n]*"|'[^'\n]*'|url\([^)]*\)|var\([^()]*\)/g, blank);
  return [...bare.matchAll(/(?<=[;{]\s*)[\w-]+\s*:([^;{}]*)(?=[;}])/g)].flatMap((declaration) =>
    [...declaration[1]!.matchAll(inCss)].map((match) => ({
      path: file.path,
      line: lineAt(file.text, declaration.index + declaration[0].indexOf(':') + 1 + match.index),
      message: say(match[0].replace('(', '')),
    })),
  );
}

const isStyle = (node: ts.Node) =>
  ts.isJsxAttribute(node) && /^(style|color|fill|stroke|background|bg)$/.test(node.name.getText());

function scriptProblems(file: SourceFile): Problem[] {
  const problems: Problem[] = [];
  eachNode(syntaxOf(file), (attribute) => {
    if (!isStyle(attribute)) return;
    eachNode(attribute, (node) => {
      if (!ts.isStringLiteralLike(node) || !inScript.test(node.text)) return;
      problems.push({ path: file.path, line: lineOf(node), message: say(node.text) });
    });
  });
  return problems;
}

export const colours: Rule = {
  name: 'colours',
  check: (tree) => {
    const files = filesLike(tree, browser).filter(({ path }) => !palette.test(path));
    return files.flatMap((file) => {
      if (file.path.endsWith('.css')) return cssProblems(file);
      return file.path.endsWith('.tsx') ? scriptProblems(file) : [];
    });
  },
};
