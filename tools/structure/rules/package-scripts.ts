import { posix } from 'node:path';
import type { Problem, Rule } from '../rule.ts';
import { filesLike, homeOf } from '../tree.ts';

const verbs = ['test', 'build', 'lint', 'types'];
const runner = 'tools/verify/package-script.ts';

function problemsOf(path: string, text: string): Problem[] {
  const { scripts = {} } = JSON.parse(text) as { scripts?: Record<string, string> };
  return verbs.flatMap((verb): Problem[] => {
    const wanted = `tsx ${posix.relative(homeOf(path), runner)} ${verb}`;
    if (scripts[verb] === wanted) return [];
    return [
      { path, message: `Write "${verb}": "${wanted}" into its scripts: every package answers to the same words.` },
    ];
  });
}

export const packageScripts: Rule = {
  name: 'package-scripts',
  check: (tree) =>
    filesLike(tree, /^(packages\/)?[^/]+\/package\.json$/).flatMap(({ path, text }) => problemsOf(path, text)),
};
