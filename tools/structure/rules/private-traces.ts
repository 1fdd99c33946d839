import type { Problem, Rule } from '../rule.ts';
import { lineAt } from '../tree.ts';

// Written in parts, so that this file is not its own first find.
const machine = `(?:work|root|tmp/${'boot'}|tmp/${'bash'}_jobs|home/[a-z]\\w*)`;

const traces = [
  {
    pattern: new RegExp(`(?<![\\w.:/*})-])/${machine}/`, 'g'),
    say: (found: string) =>
      `"${found}" is a folder of one machine: reach it from the workspace's root or through a setting.`,
  },
  {
    pattern: /https?:\/\/(?:registry|npm|nexus|verdaccio|artifactory|mirror)[\w-]*\.[\w.-]+/gi,
    say: (found: string) => `"${found}" names a package registry: leave that to each machine's own npm settings.`,
  },
  {
    pattern: /^\s*(?:@[\w-]+:)?registry\s*=.*/gim,
    say: (found: string) =>
      `"${found.trim()}" chooses a package registry: leave that to each machine's own npm settings.`,
  },
];

export const privateTraces: Rule = {
  name: 'private-traces',
  check: ({ files }) =>
    files.flatMap((file) =>
      traces.flatMap(({ pattern, say }) =>
        [...file.text.matchAll(pattern)].map((match): Problem => ({
          path: file.path,
          line: lineAt(file.text, match.index),
          message: say(match[0]),
        })),
      ),
    ),
};
