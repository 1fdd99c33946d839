import { type Db, prepared } from '@tabi/postgres';

export interface CountedInteraction {
  at: Date;
  name: string;
  path: string | null;
  target: string | null;
  device: string | null;
  currency: string | null;
}

const insert = prepared(
  'interactions.insert',
  `INSERT INTO interactions (at, name, path, target, device, currency)
   SELECT * FROM unnest($1::timestamptz[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[])`,
);

/** All of them with one statement. */
export async function storeInteractions(db: Db, rows: CountedInteraction[]): Promise<void> {
  const column = <K extends keyof CountedInteraction>(name: K) => rows.map((row) => row[name]);
  const names = ['at', 'name', 'path', 'target', 'device', 'currency'] as const;
  await insert(db, ...names.map((name) => column(name)));
}
