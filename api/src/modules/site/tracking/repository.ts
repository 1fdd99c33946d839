import { command, type Db } from '@tabi/postgres';

export interface CountedInteraction {
  at: Date;
  name: string;
  path: string | null;
  target: string | null;
  device: string | null;
  currency: string | null;
}

type Columns = { [Column in keyof CountedInteraction]: CountedInteraction[Column][] };

const insert = command<Columns>(
  'interactions.insert',
  `INSERT INTO interactions (at, name, path, target, device, currency)
   SELECT * FROM unnest(:at::timestamptz[], :name::text[], :path::text[], :target::text[], :device::text[], :currency::text[])`,
);

/** All of them with one statement. */
export async function storeInteractions(db: Db, rows: CountedInteraction[]): Promise<void> {
  const column = <K extends keyof CountedInteraction>(name: K) => rows.map((row) => row[name]);
  await insert.run(db, {
    at: column('at'),
    name: column('name'),
    path: column('path'),
    target: column('target'),
    device: column('device'),
    currency: column('currency'),
  });
}
