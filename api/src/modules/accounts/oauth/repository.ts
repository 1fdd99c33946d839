import { type Db, first, prepared } from '@tabi/postgres';

const find = prepared<{ user_id: string }>(
  'identities.find',
  'SELECT user_id FROM user_identities WHERE provider = $1 AND subject = $2',
);
const link = prepared(
  'identities.link',
  `INSERT INTO user_identities (provider, subject, user_id, linked_at) VALUES ($1, $2, $3, $4)
   ON CONFLICT DO NOTHING RETURNING provider`,
);
const unlinkAll = prepared('identities.unlink-all', 'DELETE FROM user_identities WHERE user_id = $1');
const addEntry = prepared(
  'entry-tokens.add',
  'INSERT INTO entry_tokens (token_hash, user_id, expires_at) VALUES ($1, $2, $3)',
);
const takeEntry = prepared<{ user_id: string; fresh: boolean }>(
  'entry-tokens.take',
  'DELETE FROM entry_tokens WHERE token_hash = $1 RETURNING user_id, expires_at > $2 AS fresh',
);
const sweepEntries = prepared('entry-tokens.sweep', 'DELETE FROM entry_tokens WHERE expires_at <= $1');

interface Account {
  provider: string;
  subject: string;
}

export const identities = {
  /** @returns the account that it opens; null when none */
  find: async (db: Db, { provider, subject }: Account) => (await first(find(db, provider, subject)))?.user_id ?? null,
  /** @returns false when it opens an account already */
  link: async (db: Db, { provider, subject }: Account, userId: string, now: Date) =>
    (await link(db, provider, subject, userId, now)).length > 0,
  unlinkAll: async (db: Db, userId: string) => {
    await unlinkAll(db, userId);
  },
};

export const entries = {
  add: async (db: Db, tokenHash: Buffer, userId: string, expiresAt: Date) => {
    await addEntry(db, tokenHash, userId, expiresAt);
  },
  /** Once, and in time. */
  take: async (db: Db, tokenHash: Buffer, now: Date) => {
    const row = await first(takeEntry(db, tokenHash, now));
    return row?.fresh ? row.user_id : null;
  },
  sweep: async (db: Db, now: Date) => {
    await sweepEntries(db, now);
  },
};
