import { parseArgs } from 'node:util';
import type { App } from '../federation/apps.ts';

/** `site`: the whole site; `alone`: one remote without the shell; `serve`: one remote for a site that runs elsewhere. */
export type DevOptions = { mode: 'site' | 'alone' | 'serve'; apps: string[] };

/**
 * Pure: what the words after `pnpm dev` ask for.
 * @param known the workspace's apps
 * @throws with a sentence about the first word that makes no sense
 */
export function readDevOptions(words: readonly string[], known: readonly Pick<App, 'name' | 'role'>[]): DevOptions {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: { alone: { type: 'boolean' }, serve: { type: 'boolean' } },
  });
  const apps = positionals.map((word) => {
    const app = known.find(({ name }) => name === word || name === `mf-${word}`);
    if (!app) throw new Error(`No app is called ${word}: there are ${known.map(({ name }) => name).join(', ')}.`);
    return app;
  });
  if (values.alone && values.serve) throw new Error('Say --alone or --serve, not both.');
  const mode = values.alone ? 'alone' : values.serve ? 'serve' : 'site';
  if (mode !== 'site' && (apps.length !== 1 || apps[0]?.role !== 'remote'))
    throw new Error(`--${mode} is for one remote: say which, for example pnpm dev planner --${mode}.`);
  return { mode, apps: apps.map(({ name }) => name) };
}
