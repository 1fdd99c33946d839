import { posix } from 'node:path';
import type { Problem, Rule } from '../rule.ts';
import type { SourceFile } from '../tree.ts';
import { vocabularies } from '../vocabulary.ts';

const kebab = /^\.?[a-z0-9]+([-.][a-z0-9]+)*$/;
const customary = /^(README|LICENSE|CHANGELOG)\.md$/;
const saysNothing = /^(utils?|helpers?|misc|stuff|common-utils?)$/;
const code = /\.(tsx?|[cm]?js|css)$/;
const entry = /^(shell|mf-[^/]+)\/src\/index\.ts$/;

function problemWith({ path }: SourceFile): string | undefined {
  const folder = posix.dirname(path);
  const file = posix.basename(path);
  const stems = path.split('/').map((name) => name.split('.')[0]!);
  if (stems.some((stem) => saysNothing.test(stem))) {
    return 'Name it for what it knows or does: "utils" and "helpers" hide everything and collect anything.';
  }
  if (/^index\.tsx?$/.test(file) && !entry.test(path)) {
    return 'Import the file that has it instead of a barrel: index.ts is only the entry of an app.';
  }
  if (code.test(file) && !customary.test(file) && !path.split('/').every((name) => kebab.test(name))) {
    return 'Write file and folder names in kebab-case.';
  }
  if (!code.test(file)) return undefined;
  const vocabulary = vocabularies.find((one) => one.folder.test(folder));
  return !vocabulary || vocabulary.files.test(file) ? undefined : vocabulary.say;
}

export const fileNames: Rule = {
  name: 'file-names',
  check: ({ files }) =>
    files.flatMap((file): Problem[] => {
      const message = problemWith(file);
      return message ? [{ path: file.path, message }] : [];
    }),
};
