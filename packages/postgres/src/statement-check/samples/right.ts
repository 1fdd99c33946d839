import { command, statement, type Json } from '../../statement.ts';

type Kind = 'invite' | 'public' | 'mail' | 'calendar';

export const links = statement<
  { id: string; kind: Kind; nonce: Buffer | null; expires_at: Date },
  { tripId: string; kinds: Kind[]; now: Date }
>(
  'right.links',
  `SELECT id, kind, nonce, expires_at FROM trip_links
   WHERE trip_id = :tripId AND kind = ANY (:kinds) AND expires_at > :now`,
);
export const guests = statement<{ trip_id: string; visitor: string | null; first: string | null; guests: number }>(
  'right.guests',
  `SELECT trip_id, guest.visitor_uuid AS visitor, (SELECT min(other.id::text) FROM trip_links AS other) AS first,
     (SELECT count(*) FROM trip_guests) AS guests
   FROM trip_links AS link LEFT JOIN trip_guests AS guest ON guest.link_id = link.id`,
);
export const claimed = statement<{ visitor_uuid: string }, { visitors: string[] }>(
  'right.claimed',
  'SELECT visitor_uuid FROM trips WHERE visitor_uuid = ANY (:visitors)',
);
export const log = command<{ tripId: string; changes: Json<{ seq: number }[]> }>(
  'right.log',
  `INSERT INTO trip_changes (trip_id, seq, kind)
   SELECT :tripId, row.seq, 'edited' FROM jsonb_to_recordset(:changes) AS row (seq integer)`,
);
const changesOf = (kind: 'created' | 'planned') =>
  statement<{ data: { text: string; parts?: string[] } }>(
    `right.${kind}`,
    `SELECT data FROM trip_changes WHERE kind = '${kind}'`,
  );
export const changes = { created: changesOf('created'), planned: changesOf('planned') };
