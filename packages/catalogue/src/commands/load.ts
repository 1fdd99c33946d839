import { migrate, type Pool } from '@tabi/postgres';
import { counts, type Counts } from '../load/load-repository.ts';
import { loadCatalogue } from '../load/load.ts';
import type { Command } from './command.ts';
import { withDatabase } from './with-database.ts';

const tables = ['locations', 'places', 'hotels', 'products', 'posts'] as const;

const none: Counts = { shown: 0, total: 0 };

async function countRows(pool: Pool): Promise<Map<string, Counts>> {
  const found = new Map<string, Counts>();
  for (const table of tables) found.set(table, (await counts[table].first(pool)) ?? none);
  return found;
}

/** `places: 1632 shown (1630 before), 2 new`. */
const line = (table: string, before: Counts, after: Counts): string =>
  `${table}: ${after.shown} shown (${before.shown} before), ${after.total - before.total} new, ${after.total - after.shown} withdrawn`;

/** Loads what has changed and says so, a line each. */
export async function loadAndTell(pool: Pool, folder?: string): Promise<string[]> {
  const before = await countRows(pool);
  const parts = Object.entries(await loadCatalogue(pool, folder)).flatMap(([part, done]) => (done ? [part] : []));
  if (parts.length === 0) return ['Nothing has changed since the last load.'];
  const after = await countRows(pool);
  return [
    `Loaded: ${parts.join(', ')}.`,
    ...tables.map((table) => line(table, before.get(table) ?? none, after.get(table) ?? none)),
  ];
}

export const load: Command = {
  usage: 'load',
  summary: 'Brings the files into the database and says what has changed. The site does so at every start.',
  run: (_args, say) =>
    withDatabase(async (pool) => {
      await migrate(pool);
      say((await loadAndTell(pool)).join('\n'));
      return 0;
    }),
};
