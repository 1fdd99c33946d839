import type { FastifyRequest } from 'fastify';
import { requireUser } from '../../../http/require-user.ts';
import type { ApiContext } from '../../../ports/context.ts';
import type { UserRow } from '../users/repository.ts';
import { requireOwner } from './policy.ts';
import { accountOf } from './service.ts';

type Context = Pick<ApiContext, 'pool' | 'now' | 'rateLimitScale' | 'log'>;

/**
 * The account of the one who asks, once they have shown that it is theirs.
 * @param password as it stands in the body's field of that name
 * @throws HttpError 401 for a guest, else as `requireOwner` does
 */
export async function ownAccount(
  context: Context,
  request: FastifyRequest,
  password: string | undefined,
): Promise<UserRow> {
  const viewer = await requireUser(request);
  const account = await accountOf(context.pool, viewer);
  await requireOwner(context, account, viewer, { field: 'password', password });
  return account;
}
