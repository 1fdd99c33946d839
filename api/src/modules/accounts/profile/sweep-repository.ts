import { later } from '@tabi/shared/format';
import { command, type Db } from '@tabi/postgres';

/** What may go, and how many days after it was of use. */
const sweeps = [
  // Kept for a while, so that who comes back to an old mail hears why it does not work any more.
  { name: 'password_resets', sql: 'DELETE FROM password_resets WHERE expires_at <= :before', after: 30 },
  { name: 'email_changes', sql: 'DELETE FROM email_changes WHERE expires_at <= :before', after: 0 },
  { name: 'email_undos', sql: 'DELETE FROM email_undos WHERE expires_at <= :before', after: 0 },
  { name: 'guesses', sql: 'DELETE FROM guesses WHERE forgotten_at <= :before', after: 0 },
  { name: 'entry_tokens', sql: 'DELETE FROM entry_tokens WHERE expires_at <= :before', after: 0 },
  { name: 'rate_limits', sql: 'DELETE FROM rate_limits WHERE resets_at <= :before', after: 0 },
  // Somebody wrote the address into a form, and whoever reads its mail did not want it.
  {
    name: 'subscriptions',
    sql: 'DELETE FROM subscriptions WHERE confirmed_at IS NULL AND asked_at <= :before',
    after: 30,
  },
  // A deleted trip can be restored for thirty days; its events, ideas, links and log go with it.
  { name: 'trips', sql: 'DELETE FROM trips WHERE deleted_at <= :before', after: 30 },
  // So can a deleted list, with all that is in it.
  { name: 'wishlists', sql: 'DELETE FROM wishlists WHERE deleted_at <= :before', after: 30 },
  { name: 'trip_links', sql: 'DELETE FROM trip_links WHERE expires_at <= :before', after: 0 },
  // A form that was sent without a network arrives when there is one again; nobody waits for a month.
  { name: 'trip_requests', sql: 'DELETE FROM trip_requests WHERE created_at <= :before', after: 30 },
  // A year and a month: enough to compare this spring with the last.
  { name: 'interactions', sql: 'DELETE FROM interactions WHERE at <= :before', after: 395 },
  { name: 'visits', sql: 'DELETE FROM visits WHERE day <= :before::timestamptz::date', after: 395 },
].map(({ name, sql, after }) => ({ sweep: command<{ before: Date }>(`sweep.${name}`, sql), after }));

/** Takes away what has run out. Any number of processes may do so at once. */
export async function sweepPeople(db: Db, now: Date): Promise<void> {
  for (const { sweep, after } of sweeps) await sweep.run(db, { before: later(now, { days: -after }) });
}
