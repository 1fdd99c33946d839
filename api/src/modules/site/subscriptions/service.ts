import { listType, type ListType } from '@tabi/shared/contracts/lists';
import { later } from '@tabi/shared/format';
import type { ApiContext } from '../../../ports/context.ts';
import { inTransaction, type Db } from '@tabi/postgres';
import type { SignedIn } from '../../../http/viewer.ts';
import { listToken, readListToken } from './domain/list-link.ts';
import { listWords } from './domain/list-words.ts';
import { subscriptions, type SubscriptionRow } from './repository.ts';

type Context = Pick<ApiContext, 'pool' | 'mail' | 'now' | 'address' | 'secret'>;

const days = 7;
/** Nobody is written to twice within this time, however often somebody asks. */
const quietMs = 10 * 60_000;

const linkTo = ({ address, secret }: Context, deed: 'confirm' | 'leave', id: string) =>
  `${address}/mail/${deed}/${listToken(secret, deed, id)}`;

async function askByMail(db: Db, context: Context, email: string, type: ListType, details: object): Promise<void> {
  const now = context.now();
  const row = await subscriptions.ask(db, email, type, details, now, new Date(now.getTime() - quietMs));
  if (!row) return;
  const data = {
    list: listWords[type],
    url: linkTo(context, 'confirm', row.id),
    unsubscribeUrl: linkTo(context, 'leave', row.id),
    days,
  };
  await context.mail.send(db, { to: email, template: 'confirm-subscription', data });
}

/** The address is on the list once the link in the mail is pressed. Says nothing about whether it was there before. */
export const askToJoin = (context: Context, email: string, type: ListType, details: object = {}): Promise<void> =>
  inTransaction(context.pool, (db) => askByMail(db, context, email, type, details));

/** What the link in a mail is about; null for one that is not ours, or whose address has left. */
export async function subscriptionOf(
  { pool, secret }: Context,
  deed: 'confirm' | 'leave',
  token: string,
): Promise<SubscriptionRow | null> {
  const id = readListToken(secret, deed, token);
  return id ? subscriptions.find(pool, id) : null;
}

/** @returns null when the wish is too old, or taken back */
export async function confirmSubscription(
  { pool, now, secret }: Context,
  token: string,
): Promise<SubscriptionRow | null> {
  const id = readListToken(secret, 'confirm', token);
  const askedAfter = later(now(), { days: -days });
  return id ? subscriptions.confirm(pool, id, now(), askedAfter) : null;
}

/** Idempotent: who has left already has left. @returns false for a link that is not ours */
export async function leaveList({ pool, secret }: Context, token: string): Promise<boolean> {
  const id = readListToken(secret, 'leave', token);
  if (id) await subscriptions.remove(pool, id);
  return id !== null;
}

const statusOf = (row: SubscriptionRow | undefined) => (!row ? 'off' : row.confirmed_at ? 'on' : 'waiting');

/** Every list, with how the account's address stands with it; for the one who reads its mail alone. */
export async function standingOf(db: Db, { email }: Pick<SignedIn, 'email'>) {
  const rows = await subscriptions.ofEmail(db, email);
  return listType.options.map((type) => ({ type, status: statusOf(rows.find((row) => row.type === type)) }) as const);
}

/** Puts the account's address on exactly these lists; no mail asks again, the address is known to be theirs. */
export const chooseLists = ({ pool, now }: Context, { email }: Pick<SignedIn, 'email'>, types: ListType[]) =>
  inTransaction(pool, async (db) => {
    await subscriptions.keepOnly(db, email, types);
    for (const type of new Set(types)) await subscriptions.add(db, email, type, now());
    return standingOf(db, { email });
  });
