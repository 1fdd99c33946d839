import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../../../ports/context.ts';
import { defineRoute } from '../../../http/define-route.ts';
import { HttpError, notFound } from '../../../http/http-error.ts';
import { enter } from '../entry/sign-in-service.ts';
import { accountOfPasskey, requestOptions } from '../passkeys/ceremony-service.ts';
import { challengeTicket } from '../passkeys/challenge-service.ts';
import { users } from '../users/repository.ts';
import { checkSecondFactor, halfWayAccount } from './second-factor-service.ts';
import { securityOf } from '../second-factor/security-service.ts';
import { secondFactorTickets } from '../second-factor/ticket-service.ts';

const ours = { cache: 'private' } as const;

/** Signing in with a second factor, or with a passkey alone. */
export function secondFactorEntryRoutes(app: FastifyInstance, context: ApiContext): void {
  const { pool } = context;
  const { halfWay } = secondFactorTickets(context);
  const challenges = challengeTicket(context);
  const askedToSign = (request: Parameters<typeof challenges.read>[0]) => {
    const asked = challenges.read(request);
    if (!asked || asked.adding) throw new HttpError('link-expired', 'This took too long. Please try again.');
    return asked.challenge;
  };

  defineRoute(app, 'GET /api/login/second-factor', ours, async ({ request }) => {
    const shown = halfWay.read(request);
    if (!shown) throw notFound();
    const { id } = await halfWayAccount(context, shown);
    const { authenticator_since, passkeys, recovery_codes_left } = await securityOf(pool, id);
    const code = authenticator_since !== null || recovery_codes_left > 0;
    return { results: { code, passkey: passkeys.length > 0 } };
  });

  const counted = { ...ours, limit: 'login' } as const;
  defineRoute(app, 'POST /api/login/second-factor', counted, async ({ body, request, reply }) => {
    const account = await halfWayAccount(context, halfWay.read(request));
    const passkey = body.passkey && { proof: body.passkey, challenge: askedToSign(request) };
    if (passkey) challenges.takeAway(request, reply);
    await checkSecondFactor(context, request, account, { code: body.code, passkey });
    halfWay.takeAway(request, reply);
    return enter(app, context, { request, reply, by: 'second-factor' }, account);
  });

  defineRoute(app, 'POST /api/login/passkey/options', counted, async ({ request, reply }) => {
    const shown = halfWay.read(request);
    const options = await requestOptions(context, shown && (await halfWayAccount(context, shown)).id);
    challenges.give(request, reply, { challenge: options.challenge, adding: null });
    return { results: options };
  });

  defineRoute(app, 'POST /api/login/passkey', counted, async ({ body, request, reply }) => {
    const challenge = askedToSign(request);
    challenges.takeAway(request, reply);
    const id = await accountOfPasskey(context, challenge, body.passkey, null);
    const account = id && (await users.byId(pool, id));
    if (!account) throw new HttpError('wrong-code', 'This passkey opens no account here. It may have been taken off.');
    return enter(app, context, { request, reply, by: 'passkey' }, account);
  });
}
