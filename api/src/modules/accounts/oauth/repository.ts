import { command, type Db, statement } from '@tabi/postgres';

const addEntry = command<{ tokenHash: Buffer; userId: string; expiresAt: Date }>(
  'entry-tokens.add',
  'INSERT INTO entry_tokens (token_hash, user_id, expires_at) VALUES (:tokenHash, :userId, :expiresAt)',
);
const takeEntry = statement<{ user_id: string; fresh: boolean }, { tokenHash: Buffer; now: Date }>(
  'entry-tokens.take',
  'DELETE FROM entry_tokens WHERE token_hash = :tokenHash RETURNING user_id, expires_at > :now AS fresh',
);
const sweepEntries = command<{ now: Date }>('entry-tokens.sweep', 'DELETE FROM entry_tokens WHERE expires_at <= :now');

export const entries = {
  add: async (db: Db, tokenHash: Buffer, userId: string, expiresAt: Date) => {
    await addEntry.run(db, { tokenHash, userId, expiresAt });
  },
  /** Once, and in time. */
  take: async (db: Db, tokenHash: Buffer, now: Date) => {
    const row = await takeEntry.first(db, { tokenHash, now });
    return row?.fresh ? row.user_id : null;
  },
  sweep: async (db: Db, now: Date) => {
    await sweepEntries.run(db, { now });
  },
};
