import { command, type Db, statement } from '@tabi/postgres';

export interface PersonRow {
  id: string;
  kind: 'account' | 'visitor' | 'named';
  user_id: string | null;
  /** Null: the owner without an account, or somebody whose account is gone. */
  name: string | null;
  /** Takes part still. */
  here: boolean;
  /** Is in an expense or a payment. */
  used: boolean;
}

const used = (id: string) => `(EXISTS (SELECT FROM trip_expenses WHERE payer_id = ${id})
  OR EXISTS (SELECT FROM trip_expense_shares WHERE person_id = ${id})
  OR EXISTS (SELECT FROM trip_payments WHERE from_id = ${id} OR to_id = ${id}))`;

const list = statement<PersonRow, { tripId: string }>(
  'trip-people.list',
  `SELECT person.id, person.kind, person.user_id, coalesce(person.name, users.name) AS name,
     CASE person.kind WHEN 'named' THEN true WHEN 'visitor' THEN trip.visitor_uuid IS NOT NULL ELSE part.user_id IS NOT NULL END AS here,
     ${used('person.id')} AS used
   FROM trip_people AS person JOIN trips AS trip ON trip.id = person.trip_id LEFT JOIN users ON users.id = person.user_id
     LEFT JOIN trip_contributors AS part ON part.trip_id = person.trip_id AND part.user_id = person.user_id
   WHERE person.trip_id = :tripId ORDER BY person.position`,
);
const insert = command<{ id: string; tripId: string; name: string; most: number }>(
  'trip-people.insert',
  `INSERT INTO trip_people (id, trip_id, kind, name)
   SELECT :id, :tripId, 'named', :name WHERE (SELECT count(*) FROM trip_people WHERE trip_id = :tripId AND kind = 'named') < :most
   ON CONFLICT (id) DO NOTHING`,
);
const rename = command<{ id: string; tripId: string; name: string }>(
  'trip-people.rename',
  `UPDATE trip_people SET name = :name WHERE id = :id AND trip_id = :tripId AND kind = 'named'`,
);
const remove = command<{ id: string; tripId: string }>(
  'trip-people.remove',
  `DELETE FROM trip_people WHERE id = :id AND trip_id = :tripId AND kind = 'named' AND NOT ${used(':id')}`,
);

export const tripPeople = {
  /** Everybody who has ever been of the trip, in the order in which they came. */
  list: (db: Db, tripId: string) => list.rows(db, { tripId }),
  /** @returns false when there are `most` already, or when somebody has this id */
  insert: async (db: Db, tripId: string, person: { id: string; name: string }, most: number) =>
    (await insert.run(db, { tripId, ...person, most })) > 0,
  rename: async (db: Db, tripId: string, id: string, name: string) => (await rename.run(db, { tripId, id, name })) > 0,
  /** @returns false for who is in an expense, or is no named person of this trip */
  remove: async (db: Db, tripId: string, id: string) => (await remove.run(db, { tripId, id })) > 0,
};
