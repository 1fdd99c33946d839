import { type Db, prepared } from '@tabi/postgres';

const count = prepared(
  'visits.count',
  `INSERT INTO visits (day, visitor_uuid, user_id, city, currency, device) VALUES ($1, $2, $3, $4, $5, $6)
   ON CONFLICT (day, visitor_uuid) DO UPDATE SET user_id = coalesce(excluded.user_id, visits.user_id),
     city = coalesce(excluded.city, visits.city), currency = excluded.currency, device = excluded.device`,
);

export interface Visit {
  /** `YYYY-MM-DD`, UTC. */
  day: string;
  visitor: string;
  userId: string | null;
  city: string | null;
  currency: string | null;
  device: string | null;
}

/** One row a visitor and day, however often they come. */
export const countVisit = async (db: Db, visit: Visit): Promise<void> => {
  await count(db, visit.day, visit.visitor, visit.userId, visit.city, visit.currency, visit.device);
};
