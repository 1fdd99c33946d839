import { type Db, first, prepared } from '@tabi/postgres';

export interface LinkRow {
  id: string;
  trip_id: string;
  kind: 'invite' | 'public' | 'mail';
  /** Null for mailed links, whose token only the mail holds. */
  nonce: Buffer | null;
  expires_at: Date;
}

const columns = 'id, trip_id, kind, nonce, expires_at';

const shown = prepared<LinkRow>(
  'links.shown',
  `SELECT ${columns} FROM trip_links WHERE trip_id = $1 AND kind = $2 AND expires_at > $3`,
);
const byHash = prepared<LinkRow>(
  'links.by-hash',
  `SELECT ${columns} FROM trip_links WHERE token_hash = $1 AND expires_at > $2`,
);
const remove = prepared<{ id: string }>(
  'links.remove',
  'DELETE FROM trip_links WHERE trip_id = $1 AND kind = ANY ($2) RETURNING id',
);
const take = prepared<{ id: string }>('links.take', 'DELETE FROM trip_links WHERE id = $1 RETURNING id');
// The invite link, which they know; what they mailed; and what was mailed to them.
const removeOf = prepared(
  'links.remove-of',
  `DELETE FROM trip_links AS link USING users AS person WHERE person.id = $2 AND link.trip_id = $1
     AND (link.kind = 'invite' OR link.sent_by = person.id OR link.email = person.email)`,
);
const keepOut = prepared(
  'links.keep-out',
  'INSERT INTO trip_removals (trip_id, user_id) VALUES ($1, $2) ON CONFLICT DO NOTHING',
);
const letIn = prepared(
  'links.let-in',
  'DELETE FROM trip_removals USING users WHERE trip_id = $1 AND users.id = user_id AND users.email = $2',
);
const insert = prepared<LinkRow>(
  'links.insert',
  `INSERT INTO trip_links (trip_id, kind, token_hash, nonce, email, expires_at, sent_by) VALUES ($1, $2, $3, $4, $5, $6, $7)
   ON CONFLICT (trip_id, kind, email) DO UPDATE SET token_hash = $3, nonce = $4, expires_at = $6, sent_by = $7 RETURNING ${columns}`,
);
const welcome = prepared(
  'links.welcome',
  'INSERT INTO trip_guests (visitor_uuid, link_id) VALUES ($1, $2) ON CONFLICT DO NOTHING',
);
const farewell = prepared(
  'links.farewell',
  'DELETE FROM trip_guests WHERE visitor_uuid = $1 AND link_id IN (SELECT id FROM trip_links WHERE trip_id = $2)',
);
const awaited = prepared<LinkRow>(
  'links.awaited',
  `SELECT ${columns} FROM trip_links JOIN trip_guests ON link_id = id
   WHERE visitor_uuid = $1 AND kind <> 'public' AND expires_at > $2`,
);
const join = prepared<{ user_id: string }>(
  'links.join',
  `INSERT INTO trip_contributors (trip_id, user_id, is_owner) SELECT $1, $2, false
   WHERE NOT EXISTS (SELECT FROM trip_removals WHERE trip_id = $1 AND user_id = $2)
   ON CONFLICT (trip_id, user_id) DO NOTHING RETURNING user_id`,
);
const leave = prepared<{ user_id: string }>(
  'links.leave',
  'DELETE FROM trip_contributors WHERE trip_id = $1 AND user_id = $2 RETURNING user_id',
);

export const links = {
  /** The trip's own link of this kind, while it lasts. */
  shown: (db: Db, tripId: string, kind: 'invite' | 'public', now: Date) => first(shown(db, tripId, kind, now)),
  byHash: (db: Db, hash: Buffer, now: Date) => first(byHash(db, hash, now)),
  insert: async (
    db: Db,
    link: Pick<LinkRow, 'trip_id' | 'kind' | 'nonce' | 'expires_at'> & {
      hash: Buffer;
      email: string | null;
      sentBy: string | null;
    },
  ): Promise<void> => {
    await insert(db, link.trip_id, link.kind, link.hash, link.nonce, link.email, link.expires_at, link.sentBy);
  },
  remove: async (db: Db, tripId: string, kinds: LinkRow['kind'][]) => (await remove(db, tripId, kinds)).length > 0,
  /** Uses a link that works once. @returns false when somebody else was quicker */
  take: async (db: Db, id: string) => (await take(db, id)).length > 0,
  /** Takes somebody off the trip, with every link that could bring them back. */
  remember: async (db: Db, tripId: string, userId: string) => {
    await removeOf(db, tripId, userId);
    await keepOut(db, tripId, userId);
  },
  /** An owner wants whoever has this address to come, even if they were taken off before. */
  forgive: async (db: Db, tripId: string, email: string) => {
    await letIn(db, tripId, email);
  },
  /** From now on this browser sees the trip without the token. */
  welcome: (db: Db, visitor: string, linkId: string) => welcome(db, visitor, linkId),
  /** Who takes part needs no link, and is not to keep one when they are taken off the trip. */
  farewell: (db: Db, visitor: string, tripId: string) => farewell(db, visitor, tripId),
  /** Invitations that this browser has opened and nobody has taken up. */
  awaited: (db: Db, visitor: string, now: Date) => awaited(db, visitor, now),
  /** @returns false when they take part already, or were taken off */
  join: async (db: Db, tripId: string, userId: string) => (await join(db, tripId, userId)).length > 0,
  leave: async (db: Db, tripId: string, userId: string) => (await leave(db, tripId, userId)).length > 0,
};
