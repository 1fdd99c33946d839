import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ApiContext } from '../../../ports/context.ts';
import { audit, type AuditDetails } from '../../../http/audit.ts';
import { rememberBrowser } from '../../../http/known-browser.ts';
import { takeUpInvitations } from '../../trips/sharing/link-service.ts';
import { trips } from '../../trips/core/repository.ts';
import { presentUser } from '../users/presenter.ts';
import type { UserRow } from '../users/repository.ts';

/** Begins a session, and makes the visitor's trips and invitations the account's own. @returns the answer to the one who has signed in */
export async function enter(
  app: FastifyInstance,
  { pool, now, secret }: Pick<ApiContext, 'pool' | 'now' | 'secret'>,
  { request, reply, by }: { request: FastifyRequest; reply: FastifyReply; by: NonNullable<AuditDetails['by']> },
  account: UserRow,
) {
  await app.signIn(request, reply, account.id);
  rememberBrowser(request, reply, secret, account.id);
  audit(request.log, 'signed-in', { account: account.id, by });
  if (request.visitor) {
    await trips.claim(pool, request.visitor, account.id);
    await takeUpInvitations({ pool, now }, request.visitor, account.id);
  }
  return { results: presentUser(account, now()) };
}
