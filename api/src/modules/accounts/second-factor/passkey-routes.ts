import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../../../ports/context.ts';
import { audit } from '../../../http/audit.ts';
import { defineRoute } from '../../../http/define-route.ts';
import { HttpError, notFound } from '../../../http/http-error.ts';
import { requireUser } from '../../../http/require-user.ts';
import { ownAccount } from '../profile/own-account-service.ts';
import { accountOf } from '../profile/service.ts';
import { removePasskey, securityOf } from './security-service.ts';
import { challengeTicket } from '../passkeys/challenge-service.ts';
import { creationOptions } from '../passkeys/ceremony-service.ts';
import { passkeys } from '../passkeys/repository.ts';
import { addPasskey } from './passkey-service.ts';

const ours = { cache: 'private' } as const;
const counted = { ...ours, limit: 'account' } as const;

/** The passkeys of an account, as its owner sees and changes them. */
export function passkeyRoutes(app: FastifyInstance, context: ApiContext): void {
  const { pool } = context;
  const challenges = challengeTicket(context);

  defineRoute(app, 'POST /api/user/passkeys/options', counted, async ({ body, request, reply }) => {
    const account = await ownAccount(context, request, body.password);
    const options = await creationOptions(context, account);
    challenges.give(request, reply, { challenge: options.challenge, adding: account.id });
    return { results: options };
  });

  defineRoute(app, 'POST /api/user/passkeys', counted, async ({ body, request, reply }) => {
    const account = await accountOf(pool, await requireUser(request));
    const asked = challenges.read(request);
    if (asked?.adding !== account.id) throw new HttpError('link-expired', 'This took too long. Please begin again.');
    challenges.takeAway(request, reply);
    await addPasskey(context, account, asked.challenge, body);
    audit(request.log, 'security-changed', { account: account.id });
    return { results: await securityOf(pool, account.id) };
  });

  defineRoute(app, 'PATCH /api/user/passkeys/{id}', ours, async ({ params, body, request }) => {
    const { id } = await requireUser(request);
    if (!(await passkeys.rename(pool, id, params.id, body.name))) throw notFound();
    return { results: await securityOf(pool, id) };
  });

  defineRoute(app, 'DELETE /api/user/passkeys/{id}', counted, async ({ params, body, request }) => {
    const { id: userId } = await requireUser(request);
    // Missing and somebody else's look alike, before any password is asked for.
    if (!(await passkeys.ofUser(pool, userId)).some(({ id }) => id === params.id)) throw notFound();
    const account = await ownAccount(context, request, body.password);
    const results = await removePasskey(context, account, params.id);
    if (!results) throw notFound();
    audit(request.log, 'security-changed', { account: account.id });
    return { results };
  });
}
