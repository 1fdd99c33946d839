import { type Db, statement } from '@tabi/postgres';

const claim = statement<{ trip_id: string }, { askedBy: string; key: string; tripId: string }>(
  'trip-requests.claim',
  `INSERT INTO trip_requests (asked_by, key, trip_id) VALUES (:askedBy, :key, :tripId)
   ON CONFLICT (asked_by, key) DO NOTHING RETURNING trip_id`,
);

const made = statement<{ trip_id: string }, { askedBy: string; key: string }>(
  'trip-requests.made',
  'SELECT trip_id FROM trip_requests WHERE asked_by = :askedBy AND key = :key',
);

/** One sending of a form, however often it arrives. */
export interface AskedOnce {
  /** Who asks: the account or the visitor. */
  askedBy: string;
  /** Of the request, chosen by its sender. */
  key: string;
}

export const tripRequests = {
  /** @returns false where the same was asked before; it waits for one that is being stored */
  claim: async (db: Db, asked: AskedOnce, tripId: string) => (await claim.first(db, { ...asked, tripId })) !== null,
  /** The trip that was made the first time. */
  made: async (db: Db, asked: AskedOnce) => (await made.first(db, { ...asked }))?.trip_id ?? null,
};
