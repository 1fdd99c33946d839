import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { audit, type AuditDetails } from '../../../http/audit.ts';
import { HttpError } from '../../../http/http-error.ts';
import { rememberBrowser } from '../../../http/known-browser.ts';
import type { ApiContext } from '../../../ports/context.ts';
import { takeUpInvitations } from '../../trips/sharing/link-service.ts';
import { trips } from '../../trips/core/repository.ts';
import { secondFactors } from '../second-factor/repository.ts';
import { lockOf, secondFactorTickets } from '../second-factor/ticket-service.ts';
import { presentUser } from '../users/presenter.ts';
import type { UserRow } from '../users/repository.ts';

type Context = Pick<ApiContext, 'pool' | 'now' | 'secret'>;
type Way = NonNullable<AuditDetails['by']>;

interface Entry {
  request: FastifyRequest;
  reply: FastifyReply;
  by: Way;
}

/** What is a second factor, or both in one. */
const proven = new Set<Way>(['passkey', 'second-factor']);

/** Lets this browser show the second factor, and nothing else, where the account asks for one. @throws HttpError 422 then */
async function askForMore(context: Context, { request, reply, by }: Entry, account: UserRow): Promise<void> {
  if (proven.has(by) || !(await secondFactors.find(context.pool, account.id))?.required) return;
  secondFactorTickets(context).halfWay.give(request, reply, { userId: account.id, lock: lockOf(account) });
  audit(request.log, 'second-factor-asked', { account: account.id, by });
  throw new HttpError('second-factor', 'One more step: show that it is you.');
}

/**
 * Begins a session, and makes the visitor's trips and invitations the account's own.
 * @returns the answer to the one who has signed in
 * @throws HttpError 422 `second-factor` when the account asks for one and none was shown
 */
export async function enter(app: FastifyInstance, context: Context, entry: Entry, account: UserRow) {
  await askForMore(context, entry, account);
  const { request, reply, by } = entry;
  const { pool, now, secret } = context;
  await app.signIn(request, reply, account.id);
  rememberBrowser(request, reply, secret, account.id);
  audit(request.log, 'signed-in', { account: account.id, by });
  if (request.visitor) {
    await trips.claim(pool, request.visitor, account.id);
    await takeUpInvitations({ pool, now }, request.visitor, account.id);
  }
  return { results: presentUser(account, now()) };
}
