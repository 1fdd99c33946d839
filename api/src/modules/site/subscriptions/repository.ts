import type { ListType } from '@tabi/shared/contracts/lists';
import { type Db, first, prepared } from '@tabi/postgres';

export interface SubscriptionRow {
  id: string;
  email: string;
  type: ListType;
  confirmed_at: Date | null;
  asked_at: Date;
}

const columns = 'id, email, type, confirmed_at, asked_at';

// Who is on the list already, or was written to a moment ago, gets no other mail, and what they told us stays.
const ask = prepared<SubscriptionRow>(
  'subscriptions.ask',
  `INSERT INTO subscriptions AS known (email, type, details, asked_at) VALUES ($1, $2, $3, $4)
   ON CONFLICT (email, type) DO UPDATE SET details = excluded.details, asked_at = excluded.asked_at
   WHERE known.confirmed_at IS NULL AND known.asked_at <= $5 RETURNING ${columns}`,
);
const add = prepared(
  'subscriptions.add',
  `INSERT INTO subscriptions (email, type, asked_at, confirmed_at) VALUES ($1, $2, $3, $3)
   ON CONFLICT (email, type) DO UPDATE SET confirmed_at = coalesce(subscriptions.confirmed_at, excluded.confirmed_at)`,
);
const find = prepared<SubscriptionRow>('subscriptions.find', `SELECT ${columns} FROM subscriptions WHERE id = $1`);
const confirm = prepared<SubscriptionRow>(
  'subscriptions.confirm',
  `UPDATE subscriptions SET confirmed_at = coalesce(confirmed_at, $2)
   WHERE id = $1 AND (confirmed_at IS NOT NULL OR asked_at > $3) RETURNING ${columns}`,
);
const remove = prepared<SubscriptionRow>(
  'subscriptions.remove',
  `DELETE FROM subscriptions WHERE id = $1 RETURNING ${columns}`,
);
const ofEmail = prepared<SubscriptionRow>(
  'subscriptions.of-email',
  `SELECT ${columns} FROM subscriptions WHERE email = $1`,
);
const keepOnly = prepared(
  'subscriptions.keep-only',
  'DELETE FROM subscriptions WHERE email = $1 AND NOT type = ANY ($2::text[])',
);
const suggest = prepared(
  'suggestions.add',
  `INSERT INTO location_suggestions (folded, voice, suggested) VALUES (fold($1), $2, $1) ON CONFLICT DO NOTHING`,
);

export const subscriptions = {
  /** @returns the row to write to; null when no mail is due (asked after `quietSince`, or confirmed) */
  ask: (db: Db, email: string, type: ListType, details: object, now: Date, quietSince: Date) =>
    first(ask(db, email, type, JSON.stringify(details), now, quietSince)),
  /** Puts an address on the list that is known to be theirs. */
  add: async (db: Db, email: string, type: ListType, now: Date) => {
    await add(db, email, type, now);
  },
  find: (db: Db, id: string) => first(find(db, id)),
  /** @param askedAfter older wishes are not fulfilled any more */
  confirm: (db: Db, id: string, now: Date, askedAfter: Date) => first(confirm(db, id, now, askedAfter)),
  remove: (db: Db, id: string) => first(remove(db, id)),
  ofEmail: (db: Db, email: string) => ofEmail(db, email),
  keepOnly: async (db: Db, email: string, types: ListType[]) => {
    await keepOnly(db, email, types);
  },
  /** @param voice who suggests; the same place from the same voice counts once */
  suggest: async (db: Db, place: string, voice: string) => {
    await suggest(db, place, voice);
  },
};
