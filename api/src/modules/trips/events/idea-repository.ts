import { command, type Db, json, type Json, statement } from '@tabi/postgres';
import { notedOf } from '../core/domain/noted.ts';
import type { IdeaRow, NewIdea, Noted } from '../core/trip-row.ts';

/** An idea with what was noted of its place. */
export interface KeptIdea extends Noted {
  place_id: number;
  reason: string | null;
  /** The traveller has been there: planning leaves it alone. */
  been?: boolean;
}

/** An idea as it is stored. */
export const keptOf = ({ id, reason, been, own_currency, ...noted }: IdeaRow): KeptIdea => {
  const { chosen, amount, amount_minor, custom_fields } = notedOf(noted);
  return { place_id: id, reason, chosen, been, amount, amount_minor, currency: own_currency, custom_fields };
};

const keep = command<{ tripId: string; idea: Json<KeptIdea> }>(
  'ideas.keep',
  `INSERT INTO trip_ideas AS idea (trip_id, position, place_id, reason, chosen, been, amount, amount_minor, currency, custom_fields)
   SELECT :tripId, coalesce((SELECT min(position) FROM trip_ideas WHERE trip_id = :tripId), 0) - 1, row.place_id, row.reason,
     row.chosen, coalesce(row.been, false), row.amount, row.amount_minor, row.currency, row.custom_fields
   FROM jsonb_populate_record(NULL::trip_ideas, :idea) AS row
   ON CONFLICT (trip_id, place_id) DO UPDATE SET reason = excluded.reason, chosen = idea.chosen OR excluded.chosen,
     been = idea.been AND excluded.been,
     amount = coalesce(excluded.amount, idea.amount),
     amount_minor = CASE WHEN excluded.amount IS NULL THEN idea.amount_minor ELSE excluded.amount_minor END,
     currency = CASE WHEN excluded.amount IS NULL THEN idea.currency ELSE excluded.currency END,
     custom_fields = idea.custom_fields || excluded.custom_fields`,
);

const append = command<{ tripId: string; ideas: Json<NewIdea[]> }>(
  'ideas.append',
  `INSERT INTO trip_ideas (trip_id, position, place_id, reason)
   SELECT :tripId, coalesce((SELECT max(position) FROM trip_ideas WHERE trip_id = :tripId), 0) + 1 + row.position, row.place_id, row.reason
   FROM (SELECT DISTINCT ON (place_id) row_number() OVER () AS position, place_id, reason
         FROM jsonb_to_recordset(:ideas) AS given (place_id integer, reason text)) AS row
   WHERE NOT EXISTS (SELECT FROM trip_events WHERE trip_id = :tripId AND place_id = row.place_id)
   ON CONFLICT (trip_id, place_id) DO NOTHING`,
);

const take = statement<KeptIdea, { tripId: string; placeIds: number[] }>(
  'ideas.take',
  `DELETE FROM trip_ideas WHERE trip_id = :tripId AND place_id = ANY (:placeIds)
   RETURNING place_id, reason, chosen, been, amount, amount_minor, currency, custom_fields`,
);

const kept = statement<KeptIdea, { tripId: string }>(
  'ideas.kept',
  `SELECT place_id, reason, chosen, been, amount, amount_minor, currency, custom_fields FROM trip_ideas
   WHERE trip_id = :tripId ORDER BY position`,
);

const mark = command<{ tripId: string; placeId: number; chosen: boolean; been: boolean }>(
  'ideas.mark',
  'UPDATE trip_ideas SET chosen = :chosen, been = :been WHERE trip_id = :tripId AND place_id = :placeId',
);

export const ideas = {
  /** Puts a place before all other ideas, with what was noted of it; what is noted of the idea already stays. */
  keep: (db: Db, tripId: string, idea: KeptIdea) => keep.run(db, { tripId, idea: json(idea) }),
  /** Puts places after all other ideas, as far as they are not on the trip already. */
  append: (db: Db, tripId: string, found: NewIdea[]) => append.run(db, { tripId, ideas: json(found) }),
  /** Takes places off the ideas. @returns what was noted of those that were there */
  take: (db: Db, tripId: string, placeIds: number[]) => take.rows(db, { tripId, placeIds }),
  /** Says what an idea is to the traveller. */
  mark: (db: Db, tripId: string, placeId: number, { chosen, been }: { chosen: boolean; been: boolean }) =>
    mark.run(db, { tripId, placeId, chosen, been }),
  kept: (db: Db, tripId: string) => kept.rows(db, { tripId }),
};
