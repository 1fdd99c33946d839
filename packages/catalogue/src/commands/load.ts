import { migrate, type Pool } from '@tabi/postgres';
import { loadCatalogue } from '../load/load.ts';
import type { Command } from './command.ts';
import { withDatabase } from './with-database.ts';

const tables = ['locations', 'places', 'hotels', 'products', 'posts'] as const;

interface Counts {
  shown: number;
  total: number;
}

async function countRows(pool: Pool): Promise<Map<string, Counts>> {
  const counts = new Map<string, Counts>();
  for (const table of tables) {
    const { rows } = await pool.query<Counts>(
      `SELECT count(*) FILTER (WHERE NOT withdrawn) AS shown, count(*) AS total FROM ${table}`,
    );
    counts.set(table, rows[0] ?? { shown: 0, total: 0 });
  }
  return counts;
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
  const none = { shown: 0, total: 0 };
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
