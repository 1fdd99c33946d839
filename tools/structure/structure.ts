import { workspaceRoot } from '../federation/paths.ts';
import { committedText } from './committed.ts';
import { grownSince, withoutExcepted, type Exceptions } from './exceptions.ts';
import type { Problem } from './rule.ts';
import { rules } from './rules.ts';
import { medianFile } from './rules/sizes.ts';
import { staleSizes } from './stale-sizes.ts';
import { fileAt, readTree } from './tree.ts';

const list = 'tools/structure/exceptions.json';

const where = ({ path, line }: Problem) => (line ? `${path}:${line}` : path);

async function main(): Promise<void> {
  const tree = readTree(workspaceRoot());
  const exceptions = JSON.parse(fileAt(tree, list)?.text ?? '{}') as Exceptions;
  const committed = committedText(tree.root, list);
  const found: [string, Problem[]][] = [
    [
      'exceptions',
      [
        ...(committed ? grownSince(JSON.parse(committed) as Exceptions, exceptions) : []),
        ...staleSizes(tree, exceptions),
      ],
    ],
  ];
  for (const { name, check } of rules) found.push([name, withoutExcepted(name, await check(tree), exceptions)]);
  for (const [name, problems] of found) {
    for (const problem of problems) process.stdout.write(`${where(problem)}  ${problem.message}  [${name}]\n`);
  }
  const count = found.reduce((sum, [, problems]) => sum + problems.length, 0);
  if (count === 0)
    process.stdout.write(
      `${tree.files.length} files keep ${found.length} rules; median file ${medianFile(tree)} lines.\n`,
    );
  process.exitCode = count > 0 ? 1 : 0;
}

void main();
