import { command, type Db, statement } from '@tabi/postgres';

export interface LinkRow {
  id: string;
  trip_id: string;
  kind: 'invite' | 'public' | 'mail' | 'calendar';
  /** Null for mailed links, whose token only the mail holds. */
  nonce: Buffer | null;
  /** Whom it was mailed to. */
  email: string | null;
  expires_at: Date;
  shows_notes: boolean;
  shows_costs: boolean;
  shows_stays: boolean;
}

type NewLink = Pick<LinkRow, 'trip_id' | 'kind' | 'nonce' | 'email' | 'expires_at'> & {
  hash: Buffer;
  sentBy: string | null;
};
/** What a link shows to those who come by it. */
export type Shows = Pick<LinkRow, 'shows_notes' | 'shows_costs' | 'shows_stays'>;

const columns = 'id, trip_id, kind, nonce, email, expires_at, shows_notes, shows_costs, shows_stays';

const shown = statement<LinkRow, { tripId: string; kind: LinkRow['kind']; now: Date }>(
  'links.shown',
  `SELECT ${columns} FROM trip_links WHERE trip_id = :tripId AND kind = :kind AND expires_at > :now`,
);
const byHash = statement<LinkRow, { hash: Buffer; now: Date }>(
  'links.by-hash',
  `SELECT ${columns} FROM trip_links WHERE token_hash = :hash AND expires_at > :now`,
);
const remove = command<{ tripId: string; kinds: LinkRow['kind'][] }>(
  'links.remove',
  'DELETE FROM trip_links WHERE trip_id = :tripId AND kind = ANY (:kinds)',
);
const take = command<{ id: string }>('links.take', 'DELETE FROM trip_links WHERE id = :id');
// The invite link and the calendar's address, which they know; what they mailed; and what was mailed to them.
const removeOf = command<{ tripId: string; userId: string }>(
  'links.remove-of',
  `DELETE FROM trip_links AS link USING users AS person WHERE person.id = :userId AND link.trip_id = :tripId
     AND (link.kind IN ('invite', 'calendar') OR link.sent_by = person.id OR link.email = person.email)`,
);
const keepOut = command<{ tripId: string; userId: string }>(
  'links.keep-out',
  'INSERT INTO trip_removals (trip_id, user_id) VALUES (:tripId, :userId) ON CONFLICT DO NOTHING',
);
const letIn = command<{ tripId: string; email: string }>(
  'links.let-in',
  'DELETE FROM trip_removals USING users WHERE trip_id = :tripId AND users.id = user_id AND users.email = :email',
);
const insert = command<NewLink>(
  'links.insert',
  `INSERT INTO trip_links (trip_id, kind, token_hash, nonce, email, expires_at, sent_by)
     VALUES (:trip_id, :kind, :hash, :nonce, :email, :expires_at, :sentBy)
   ON CONFLICT (trip_id, kind, email) DO UPDATE SET token_hash = :hash, nonce = :nonce, expires_at = :expires_at,
     sent_by = :sentBy`,
);
const choose = command<{ id: string } & Shows>(
  'links.choose',
  `UPDATE trip_links SET shows_notes = :shows_notes, shows_costs = :shows_costs, shows_stays = :shows_stays WHERE id = :id`,
);

const welcome = command<{ visitor: string; linkId: string }>(
  'links.welcome',
  'INSERT INTO trip_guests (visitor_uuid, link_id) VALUES (:visitor, :linkId) ON CONFLICT DO NOTHING',
);
const farewell = command<{ visitor: string; tripId: string }>(
  'links.farewell',
  'DELETE FROM trip_guests WHERE visitor_uuid = :visitor AND link_id IN (SELECT id FROM trip_links WHERE trip_id = :tripId)',
);
const awaited = statement<LinkRow, { visitor: string; now: Date }>(
  'links.awaited',
  `SELECT ${columns} FROM trip_links JOIN trip_guests ON link_id = id
   WHERE visitor_uuid = :visitor AND kind <> 'public' AND expires_at > :now`,
);
const join = command<{ tripId: string; userId: string }>(
  'links.join',
  `INSERT INTO trip_contributors (trip_id, user_id, is_owner) SELECT :tripId, :userId, false
   WHERE NOT EXISTS (SELECT FROM trip_removals WHERE trip_id = :tripId AND user_id = :userId)
   ON CONFLICT (trip_id, user_id) DO NOTHING`,
);
const own = command<{ tripId: string; userId: string; isOwner: boolean }>(
  'links.own',
  'UPDATE trip_contributors SET is_owner = :isOwner WHERE trip_id = :tripId AND user_id = :userId',
);

const leave = command<{ tripId: string; userId: string }>(
  'links.leave',
  'DELETE FROM trip_contributors WHERE trip_id = :tripId AND user_id = :userId',
);

export const links = {
  /** The trip's own link of this kind, while it lasts. */
  shown: (db: Db, tripId: string, kind: Exclude<LinkRow['kind'], 'mail'>, now: Date) =>
    shown.first(db, { tripId, kind, now }),
  byHash: (db: Db, hash: Buffer, now: Date) => byHash.first(db, { hash, now }),
  insert: (db: Db, link: NewLink) => insert.run(db, link),
  choose: (db: Db, id: string, { shows_notes, shows_costs, shows_stays }: Shows) =>
    choose.run(db, { id, shows_notes, shows_costs, shows_stays }),
  remove: async (db: Db, tripId: string, kinds: LinkRow['kind'][]) => (await remove.run(db, { tripId, kinds })) > 0,
  /** Uses a link that works once. @returns false when somebody else was quicker */
  take: async (db: Db, id: string) => (await take.run(db, { id })) > 0,
  /** Takes somebody off the trip, with every link that could bring them back. */
  remember: async (db: Db, tripId: string, userId: string) => {
    await removeOf.run(db, { tripId, userId });
    await keepOut.run(db, { tripId, userId });
  },
  /** An owner wants whoever has this address to come, even if they were taken off before. */
  forgive: async (db: Db, tripId: string, email: string) => {
    await letIn.run(db, { tripId, email });
  },
  /** From now on this browser sees the trip without the token. */
  welcome: (db: Db, visitor: string, linkId: string) => welcome.run(db, { visitor, linkId }),
  /** Who takes part needs no link, and is not to keep one when they are taken off the trip. */
  farewell: (db: Db, visitor: string, tripId: string) => farewell.run(db, { visitor, tripId }),
  /** Invitations that this browser has opened and nobody has taken up. */
  awaited: (db: Db, visitor: string, now: Date) => awaited.rows(db, { visitor, now }),
  /** @returns false when they take part already, or were taken off */
  join: async (db: Db, tripId: string, userId: string) => (await join.run(db, { tripId, userId })) > 0,
  own: (db: Db, tripId: string, userId: string, isOwner: boolean) => own.run(db, { tripId, userId, isOwner }),
  leave: async (db: Db, tripId: string, userId: string) => (await leave.run(db, { tripId, userId })) > 0,
};
