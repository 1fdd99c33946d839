import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../../../ports/context.ts';
import { audit } from '../../../http/audit.ts';
import { defineRoute } from '../../../http/define-route.ts';
import { HttpError } from '../../../http/http-error.ts';
import { requireUser } from '../../../http/require-user.ts';
import { ownAccount } from '../profile/own-account-service.ts';
import { accountOf } from '../profile/service.ts';
import { beginning } from './begin-service.ts';
import { link, linkedIdentitiesOf, unlink } from './identity-service.ts';
import { ticketsOf } from './ticket-service.ts';

const ours = { cache: 'private' } as const;
const counted = { ...ours, limit: 'account' } as const;

/** The accounts elsewhere that open one's own, as its owner sees and changes them. */
export function identityRoutes(app: FastifyInstance, context: ApiContext): void {
  const { pool } = context;
  const begin = beginning(context);
  const tickets = ticketsOf(context);

  defineRoute(app, 'GET /api/user/identities', ours, async ({ request }) => ({
    results: await linkedIdentitiesOf(context, (await requireUser(request)).id),
  }));

  const sending = { ...ours, limit: 'social' } as const;
  const beginRoute = 'POST /api/user/identities/{provider}';
  defineRoute(app, beginRoute, sending, async ({ params, body, request, reply }) => {
    const account = await ownAccount(context, request, body.password);
    const { url, attempt } = await begin(params.provider);
    tickets.attempt.give(request, reply, { ...attempt, linkingTo: account.id });
    return { results: { url } };
  });

  defineRoute(app, 'PUT /api/user/identities/{provider}', counted, async ({ params, request, reply }) => {
    const account = await accountOf(pool, await requireUser(request));
    const shown = tickets.shown.read(request);
    if (shown?.userId !== account.id || shown.provider !== params.provider)
      throw new HttpError('link-expired', 'This took too long. Please connect it again.');
    tickets.shown.takeAway(request, reply);
    await link(context, account, shown);
    audit(request.log, 'security-changed', { account: account.id });
    return { results: await linkedIdentitiesOf(context, account.id) };
  });

  defineRoute(app, 'DELETE /api/user/identities/{provider}', counted, async ({ params, body, request }) => {
    const account = await ownAccount(context, request, body.password);
    await unlink(context, account, params.provider);
    audit(request.log, 'security-changed', { account: account.id });
    return { results: await linkedIdentitiesOf(context, account.id) };
  });
}
