import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { readAssets } from '@tabi/releases';

/** Bytes of a browser file as most visitors get it. */
function bytesOf(build: string, file: string): number {
  const plain = join(build, 'browser', file);
  const packed = `${plain}.br`;
  return existsSync(packed) ? statSync(packed).size : (statSync(plain, { throwIfNoEntry: false })?.size ?? 0);
}

const counted = /\.(js|css)$/;

/** What is loaded at first, by what it is for: each expose, and each page that a browser has opened. */
export function firstLoads(build: string, opened: ReadonlyMap<string, readonly string[]>): Map<string, number> {
  const { scripts, styles, exposes } = readAssets(build);
  const sum = (files: readonly string[]) =>
    [...new Set(files)].filter((file) => counted.test(file)).reduce((bytes, file) => bytes + bytesOf(build, file), 0);
  return new Map([
    ...Object.entries(exposes).map(([name, own]): [string, number] => [name, sum([...scripts, ...styles, ...own])]),
    ...[...opened].map(([address, files]): [string, number] => [address, sum(files)]),
  ]);
}

const kib = (bytes: number) => (bytes / 1024).toFixed(1);

/** Pure: the one that weighs the most. */
export const heaviest = (loads: ReadonlyMap<string, number>): { name: string; bytes: number } =>
  [...loads].map(([name, bytes]) => ({ name, bytes })).sort((a, b) => b.bytes - a.bytes)[0] ?? { name: '', bytes: 0 };

/** Pure: what weighs more than it may, as sentences with both figures. */
export const budgetProblems = (app: string, loads: ReadonlyMap<string, number>, most: number): string[] =>
  [...loads]
    .filter(([, bytes]) => bytes > most)
    .map(
      ([name, bytes]) =>
        `${app}: ${name} loads ${kib(bytes)} KiB of its own at first, more than its ${kib(most)} KiB: load later what is not needed at once, or give it more in tools/registry/budgets.json and say there who agreed.`,
    );

/** KiB in brotli that one page or widget of an app may load of its own at first. */
export function budgetOf(root: string, app: string): number {
  const file = join(root, 'tools/registry/budgets.json');
  const budgets = JSON.parse(readFileSync(file, 'utf8')) as Record<string, number>;
  return (budgets[app] ?? budgets['others'] ?? 0) * 1024;
}
