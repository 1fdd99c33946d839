import { command, type Db, statement } from '@tabi/postgres';

const find = statement<{ user_id: string }, { provider: string; subject: string }>(
  'identities.find',
  'SELECT user_id FROM user_identities WHERE provider = :provider AND subject = :subject',
);
const link = command<{ provider: string; subject: string; userId: string; now: Date }>(
  'identities.link',
  `INSERT INTO user_identities (provider, subject, user_id, linked_at) VALUES (:provider, :subject, :userId, :now)
   ON CONFLICT DO NOTHING`,
);
const unlinkAll = command<{ userId: string }>(
  'identities.unlink-all',
  'DELETE FROM user_identities WHERE user_id = :userId',
);
const ofUser = statement<{ provider: string; linked_at: Date }, { userId: string }>(
  'identities.of-user',
  `SELECT provider, min(linked_at) AS linked_at FROM user_identities WHERE user_id = :userId
   GROUP BY provider ORDER BY min(linked_at), provider`,
);
const unlink = command<{ userId: string; provider: string }>(
  'identities.unlink',
  'DELETE FROM user_identities WHERE user_id = :userId AND provider = :provider',
);

interface Account {
  provider: string;
  subject: string;
}

export const identities = {
  /** @returns the account that it opens; null when none */
  find: async (db: Db, { provider, subject }: Account) =>
    (await find.first(db, { provider, subject }))?.user_id ?? null,
  /** @returns false when it opens an account already */
  link: async (db: Db, { provider, subject }: Account, userId: string, now: Date) =>
    (await link.run(db, { provider, subject, userId, now })) > 0,
  /** One line for each provider. */
  ofUser: (db: Db, userId: string) => ofUser.rows(db, { userId }),
  unlink: async (db: Db, userId: string, provider: string) => {
    await unlink.run(db, { userId, provider });
  },
  unlinkAll: async (db: Db, userId: string) => {
    await unlinkAll.run(db, { userId });
  },
};
