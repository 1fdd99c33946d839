import type { Problem, Rule } from '../rule.ts';
import { fileAt, remotesOf } from '../tree.ts';

const skeleton = ['remote.json', 'tsconfig.json', 'src/index.ts', 'src/standalone.tsx', 'src/routes.tsx'];

export const appSkeleton: Rule = {
  name: 'app-skeleton',
  check: (tree) => {
    const named = new Set(
      tree.files.map((file) => file.path.split('/')[0]!).filter((folder) => folder.startsWith('mf-')),
    );
    const apps = new Set([...named, ...remotesOf(tree)]);
    return [...apps].flatMap((app) =>
      skeleton
        .filter((file) => !fileAt(tree, `${app}/${file}`))
        .map((file): Problem => ({
          path: `${app}/${file}`,
          message: `Every remote has the same skeleton (${skeleton.join(', ')}): add ${file} to ${app}.`,
        })),
    );
  },
};
