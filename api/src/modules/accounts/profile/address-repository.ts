import { command, type Db } from '@tabi/postgres';

const moveLists = command<{ from: string; to: string }>(
  'address.move-lists',
  `UPDATE subscriptions SET email = :to WHERE email = :from
     AND NOT EXISTS (SELECT FROM subscriptions AS other WHERE other.email = :to AND other.type = subscriptions.type)`,
);
const moveMessages = command<{ from: string; to: string }>(
  'address.move-messages',
  'UPDATE contact_messages SET email = :to WHERE email = :from',
);
const moveInvitations = command<{ from: string; to: string }>(
  'address.move-invitations',
  `UPDATE trip_links SET email = :to WHERE email = :from
     AND NOT EXISTS (SELECT FROM trip_links AS other WHERE other.email = :to AND other.trip_id = trip_links.trip_id)`,
);
const forgetLists = command<{ email: string }>(
  'address.forget-lists',
  'DELETE FROM subscriptions WHERE email = :email',
);
const forgetMessages = command<{ email: string }>(
  'address.forget-messages',
  'DELETE FROM contact_messages WHERE email = :email',
);
const forgetInvitations = command<{ email: string }>(
  'address.forget-invitations',
  'DELETE FROM trip_links WHERE email = :email',
);

/** What is kept under an address rather than an account; for an address that is known to be theirs. */
export async function forgetAddress(db: Db, email: string): Promise<void> {
  for (const forget of [forgetInvitations, forgetLists, forgetMessages]) await forget.run(db, { email });
}

/** Takes all that along to the account's next address: nothing would be known as theirs under the one before. */
export async function moveAddress(db: Db, from: string, to: string): Promise<void> {
  for (const move of [moveLists, moveMessages, moveInvitations]) await move.run(db, { from, to });
  await forgetAddress(db, from);
}
