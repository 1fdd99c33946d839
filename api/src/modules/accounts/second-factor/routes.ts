import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ApiContext } from '../../../ports/context.ts';
import { audit } from '../../../http/audit.ts';
import { defineRoute } from '../../../http/define-route.ts';
import { HttpError } from '../../../http/http-error.ts';
import { requireUser } from '../../../http/require-user.ts';
import { ownAccount } from '../profile/own-account-service.ts';
import { accountOf } from '../profile/service.ts';
import { createSecret, urlOf } from './domain/authenticator.ts';
import {
  confirmAuthenticator,
  removeAuthenticator,
  renewCodes,
  requireSecondFactor,
  securityOf,
} from './security-service.ts';
import { secondFactorTickets } from './ticket-service.ts';

const ours = { cache: 'private' } as const;
const counted = { ...ours, limit: 'account' } as const;

/** How the account is opened, as its owner sees and changes it. */
export function securityRoutes(app: FastifyInstance, context: ApiContext): void {
  const { pool } = context;
  const { newAuthenticator } = secondFactorTickets(context);

  const changed = (request: FastifyRequest, account: string) => audit(request.log, 'security-changed', { account });

  defineRoute(app, 'GET /api/user/security', ours, async ({ request }) => ({
    results: await securityOf(pool, (await requireUser(request)).id),
  }));

  defineRoute(app, 'PUT /api/user/second-factor', counted, async ({ body, request }) => {
    const account = await ownAccount(context, request, body.password);
    const results = await requireSecondFactor(context, account, body.on);
    changed(request, account.id);
    return { results };
  });

  defineRoute(app, 'POST /api/user/authenticator', counted, async ({ body, request, reply }) => {
    const { id, email } = await ownAccount(context, request, body.password);
    const secret = createSecret();
    newAuthenticator.give(request, reply, { userId: id, secret });
    return { results: { secret, url: urlOf(secret, email) } };
  });

  defineRoute(app, 'PUT /api/user/authenticator', counted, async ({ body, request, reply }) => {
    const account = await accountOf(pool, await requireUser(request));
    const begun = newAuthenticator.read(request);
    if (begun?.userId !== account.id) throw new HttpError('link-expired', 'This took too long. Please begin again.');
    const results = await confirmAuthenticator(context, account, begun.secret, body.code);
    newAuthenticator.takeAway(request, reply);
    changed(request, account.id);
    return { results };
  });

  defineRoute(app, 'DELETE /api/user/authenticator', counted, async ({ body, request }) => {
    const account = await ownAccount(context, request, body.password);
    const results = await removeAuthenticator(context, account);
    changed(request, account.id);
    return { results };
  });

  defineRoute(app, 'POST /api/user/recovery-codes', counted, async ({ body, request }) => {
    const account = await ownAccount(context, request, body.password);
    const results = await renewCodes(context, account);
    changed(request, account.id);
    return { results };
  });
}
