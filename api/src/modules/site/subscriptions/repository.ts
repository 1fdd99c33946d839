import type { ListType } from '@tabi/shared/contracts/lists';
import { command, type Db, json, type Json, statement } from '@tabi/postgres';

export interface SubscriptionRow {
  id: string;
  email: string;
  type: ListType;
  confirmed_at: Date | null;
  asked_at: Date;
}

const columns = 'id, email, type, confirmed_at, asked_at';

// Who is on the list already, or was written to a moment ago, gets no other mail, and what they told us stays.
const ask = statement<
  SubscriptionRow,
  { email: string; type: ListType; details: Json<object>; now: Date; quietSince: Date }
>(
  'subscriptions.ask',
  `INSERT INTO subscriptions AS known (email, type, details, asked_at) VALUES (:email, :type, :details, :now)
   ON CONFLICT (email, type) DO UPDATE SET details = excluded.details, asked_at = excluded.asked_at
   WHERE known.confirmed_at IS NULL AND known.asked_at <= :quietSince RETURNING ${columns}`,
);
const add = command<{ email: string; type: ListType; now: Date }>(
  'subscriptions.add',
  `INSERT INTO subscriptions (email, type, asked_at, confirmed_at) VALUES (:email, :type, :now, :now)
   ON CONFLICT (email, type) DO UPDATE SET confirmed_at = coalesce(subscriptions.confirmed_at, excluded.confirmed_at)`,
);
const find = statement<SubscriptionRow, { id: string }>(
  'subscriptions.find',
  `SELECT ${columns} FROM subscriptions WHERE id = :id`,
);
const confirm = statement<SubscriptionRow, { id: string; now: Date; askedAfter: Date }>(
  'subscriptions.confirm',
  `UPDATE subscriptions SET confirmed_at = coalesce(confirmed_at, :now)
   WHERE id = :id AND (confirmed_at IS NOT NULL OR asked_at > :askedAfter) RETURNING ${columns}`,
);
const remove = statement<SubscriptionRow, { id: string }>(
  'subscriptions.remove',
  `DELETE FROM subscriptions WHERE id = :id RETURNING ${columns}`,
);
const ofEmail = statement<SubscriptionRow, { email: string }>(
  'subscriptions.of-email',
  `SELECT ${columns} FROM subscriptions WHERE email = :email`,
);
const keepOnly = command<{
  email: string;
  types: ListType[];
}>('subscriptions.keep-only', 'DELETE FROM subscriptions WHERE email = :email AND NOT type = ANY (:types)');
const suggest = command<{ place: string; voice: string }>(
  'suggestions.add',
  `INSERT INTO location_suggestions (folded, voice, suggested) VALUES (fold(:place), :voice, :place) ON CONFLICT DO NOTHING`,
);

export const subscriptions = {
  /** @returns the row to write to; null when no mail is due (asked after `quietSince`, or confirmed) */
  ask: (db: Db, email: string, type: ListType, details: object, now: Date, quietSince: Date) =>
    ask.first(db, { email, type, details: json(details), now, quietSince }),
  /** Puts an address on the list that is known to be theirs. */
  add: async (db: Db, email: string, type: ListType, now: Date) => {
    await add.run(db, { email, type, now });
  },
  find: (db: Db, id: string) => find.first(db, { id }),
  /** @param askedAfter older wishes are not fulfilled any more */
  confirm: (db: Db, id: string, now: Date, askedAfter: Date) => confirm.first(db, { id, now, askedAfter }),
  remove: (db: Db, id: string) => remove.first(db, { id }),
  ofEmail: (db: Db, email: string) => ofEmail.rows(db, { email }),
  keepOnly: async (db: Db, email: string, types: ListType[]) => {
    await keepOnly.run(db, { email, types });
  },
  /** @param voice who suggests; the same place from the same voice counts once */
  suggest: async (db: Db, place: string, voice: string) => {
    await suggest.run(db, { place, voice });
  },
};
