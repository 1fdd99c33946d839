import { workspaceRoot } from '../federation/paths.ts';
import { runCommand, type Outcome } from './command.ts';
import { inTurns } from './in-turns.ts';
import { apiReport, format, jest, lint, structure, types, unused, type JestProject } from './programs.ts';

const root = workspaceRoot();

const units = (project: JestProject) => ({
  ...jest(root, { projects: [project], workers: 1, words: ['--silent'] }),
  name: `units ${project}`,
});

/** The longest first, so that none is left to run alone at the end. */
const steps = [
  units('browser'),
  units('node'),
  lint(root, ['.']),
  types(root),
  format(root, ['.']),
  structure(root),
  unused(root),
  apiReport(root),
];

const say = (line: string) => process.stdout.write(`${line}\n`);

const lineOf = (name: string, { ok, seconds }: Outcome) =>
  `${ok ? '✓' : '✗'} ${name.padEnd(14)} ${seconds.toFixed(1).padStart(6)} s`;

/** Jest counts for us; its last lines say how many passed and failed. */
const countOf = (output: string): string => /^Tests:\s+(.*)$/m.exec(output)?.[1] ?? '';

async function main(): Promise<void> {
  const started = performance.now();
  const outcomes = await inTurns(
    2,
    steps.map(({ name, program, args }) => async () => {
      const outcome = await runCommand(program, args, { cwd: root });
      say(`${lineOf(name, outcome)}  ${countOf(outcome.output)}`.trimEnd());
      return { name, ...outcome };
    }),
  );
  const failed = outcomes.filter(({ ok }) => !ok);
  for (const { name, output } of failed) say(`\n── ${name} ──\n${output}`);
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  const passed = outcomes.length - failed.length;
  say(`\nverify: ${passed} passed, ${failed.length} failed, in ${seconds} s`);
  process.exitCode = failed.length > 0 ? 1 : 0;
}

void main();
