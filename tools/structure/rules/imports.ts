import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '../../federation/paths.ts';
import { runCommand } from '../../verify/command.ts';
import type { Problem, Rule } from '../rule.ts';

type Violation = { from: string; to: string; rule: { name: string }; cycle?: { name: string }[] };
type Report = {
  summary: { violations: Violation[]; ruleSetUsed: { forbidden: { name: string; comment: string }[] } };
};

function toProblem({ from, to, cycle }: Violation, comment: string): Problem {
  const way = cycle ? [from, ...cycle.map(({ name }) => name)].join(' → ') : `${from} imports ${to}`;
  return { path: from, message: `${way}: ${comment}` };
}

/** Who may import whom is written in .dependency-cruiser.cjs; here it is run and put into sentences. */
export const imports: Rule = {
  name: 'imports',
  check: async ({ root, files }) => {
    const home = workspaceRoot();
    const folders = new Set(files.filter(({ path }) => /\.tsx?$/.test(path)).map(({ path }) => path.split('/')[0]!));
    const sources = [...folders].filter((folder) => existsSync(join(root, folder)));
    const cruiser = join(home, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
    const config = join(home, '.dependency-cruiser.cjs');
    const { output } = await runCommand(
      process.execPath,
      [cruiser, '--config', config, '--output-type', 'json', ...sources],
      {
        cwd: root,
      },
    );
    if (!output.startsWith('{'))
      throw new Error(`dependency-cruiser could not read the imports: ${output.slice(0, 500)}`);
    const { violations, ruleSetUsed } = (JSON.parse(output) as Report).summary;
    const comments = new Map(ruleSetUsed.forbidden.map(({ name, comment }) => [name, comment]));
    return violations.map((violation) =>
      toProblem(violation, comments.get(violation.rule.name) ?? violation.rule.name),
    );
  },
};
