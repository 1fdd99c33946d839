import { command, type Db } from '@tabi/postgres';

// Whoever else deletes an account at the same moment waits: a trip must not lose its last two people at once.
const lockTrips = command<{ id: string }>(
  'farewell.lock-trips',
  `SELECT FROM trips WHERE id IN (SELECT trip_id FROM trip_contributors WHERE user_id = :id) ORDER BY id FOR UPDATE`,
);
const removeOwnTrips = command<{ id: string }>(
  'farewell.remove-own-trips',
  `DELETE FROM trips WHERE id IN (SELECT trip_id FROM trip_contributors WHERE user_id = :id)
     AND NOT EXISTS (SELECT FROM trip_contributors AS other WHERE other.trip_id = trips.id AND other.user_id <> :id)`,
);
// A trip without an owner goes to the first of the others, in the order in which they are shown.
const handOver = command<{ id: string }>(
  'farewell.hand-over',
  `UPDATE trip_contributors AS heir SET is_owner = true FROM (
     SELECT DISTINCT ON (other.trip_id) other.trip_id, other.user_id
     FROM trip_contributors AS other JOIN users ON users.id = other.user_id
     WHERE other.user_id <> :id AND other.trip_id IN (SELECT trip_id FROM trip_contributors WHERE user_id = :id)
       AND NOT EXISTS (SELECT FROM trip_contributors AS owner
                       WHERE owner.trip_id = other.trip_id AND owner.is_owner AND owner.user_id <> :id)
     ORDER BY other.trip_id, users.email) AS chosen
   WHERE heir.trip_id = chosen.trip_id AND heir.user_id = chosen.user_id`,
);
const leaveTrips = command<{ id: string }>(
  'farewell.leave-trips',
  `WITH left_ones AS (UPDATE trips SET version = version + 1
     WHERE id IN (SELECT trip_id FROM trip_contributors WHERE user_id = :id) RETURNING id, version)
   INSERT INTO trip_changes (trip_id, seq, kind) SELECT id, version, 'left' FROM left_ones`,
);
const forgetVoices = command<{ id: string }>(
  'farewell.forget-voices',
  'UPDATE location_suggestions SET voice = gen_random_uuid()::text WHERE voice = :id',
);
const forgetVisits = command<{ id: string }>(
  'farewell.forget-visits',
  'UPDATE visits SET visitor_uuid = gen_random_uuid(), user_id = NULL WHERE user_id = :id',
);
// The forms that were sent once and arrived twice, of trips that stay with others.
const forgetRequests = command<{ id: string }>(
  'farewell.forget-requests',
  'DELETE FROM trip_requests WHERE asked_by = :id',
);
const forgetWatching = command<{ id: string }>(
  'farewell.forget-watching',
  'DELETE FROM trip_watchers WHERE user_id = :id',
);
// Who did something is a column, and goes with the account; to whom it was done stands in the change.
const forgetChanges = command<{ id: string }>(
  'farewell.forget-changes',
  `UPDATE trip_changes SET data = data - 'user_id' WHERE data ->> 'user_id' = :id`,
);
// Who is in no sum of a trip has been of it and is not any more; the others stay, without a name.
const forgetCompany = command<{ id: string }>(
  'farewell.forget-company',
  `DELETE FROM trip_people AS person WHERE user_id = :id
     AND NOT EXISTS (SELECT FROM trip_expenses WHERE payer_id = person.id)
     AND NOT EXISTS (SELECT FROM trip_expense_shares WHERE person_id = person.id)
     AND NOT EXISTS (SELECT FROM trip_payments WHERE from_id = person.id OR to_id = person.id)`,
);
const removeUser = command<{ id: string }>('farewell.remove-user', 'DELETE FROM users WHERE id = :id');

/** Takes a person out of the database, in one transaction of the caller's. What hangs on the account goes with it. */
export async function forgetPerson(db: Db, id: string): Promise<void> {
  await lockTrips.run(db, { id });
  await removeOwnTrips.run(db, { id });
  await handOver.run(db, { id });
  await leaveTrips.run(db, { id });
  for (const forget of [forgetVoices, forgetVisits, forgetRequests, forgetWatching, forgetChanges])
    await forget.run(db, { id });
  await forgetCompany.run(db, { id });
  await removeUser.run(db, { id });
}
