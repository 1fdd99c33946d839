import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ApiContext } from '../../../ports/context.ts';
import { takeUpInvitations } from '../../trips/sharing/link-service.ts';
import { trips } from '../../trips/core/repository.ts';
import { presentUser } from '../users/presenter.ts';
import type { UserRow } from '../users/repository.ts';

/** Begins a session, and makes the visitor's trips and invitations the account's own. @returns the answer to the one who has signed in */
export async function enter(
  app: FastifyInstance,
  { pool, now }: Pick<ApiContext, 'pool' | 'now'>,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  account: UserRow,
) {
  await app.signIn(request, reply, account.id);
  if (request.visitor) {
    await trips.claim(pool, request.visitor, account.id);
    await takeUpInvitations({ pool, now }, request.visitor, account.id);
  }
  return { results: presentUser(account, now()) };
}
