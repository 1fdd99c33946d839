import { crossingsOf, mustState } from '../../affected/crossings.ts';
import type { Problem, Rule } from '../rule.ts';
import { remotesOf, type SourceFile, type Tree } from '../tree.ts';

function problemOf({ path, text }: SourceFile, remotes: readonly string[]): Problem[] {
  const crosses = crossingsOf(text);
  if (!crosses) {
    return [
      {
        path,
        message:
          "Say once at the top which remotes it crosses, as test.use({ crosses: ['mf-blog'] }) or 'every remote': pnpm affected runs it for these.",
      },
    ];
  }
  const unknown = crosses === 'every remote' ? [] : crosses.filter((name) => !remotes.includes(name));
  return unknown.map((name) => ({
    path,
    message: `It says that it crosses ${name}: no remote is called so. Say one of ${remotes.join(', ')}.`,
  }));
}

/** Every browser test says which remotes it crosses; e2e/crossing.ts sees to it that this is so. */
export const journeyCrossings: Rule = {
  name: 'journey-crossings',
  check: (tree: Tree) => {
    const remotes = remotesOf(tree);
    return tree.files.filter(({ path }) => mustState(path)).flatMap((file) => problemOf(file, remotes));
  },
};
