import { command, type Db } from '@tabi/postgres';

const count = command<Visit>(
  'visits.count',
  `INSERT INTO visits (day, visitor_uuid, user_id, city, currency, device)
   VALUES (:day, :visitor, :userId, :city, :currency, :device)
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
  await count.run(db, visit);
};
