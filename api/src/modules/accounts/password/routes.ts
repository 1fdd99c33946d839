import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../../../ports/context.ts';
import { audit } from '../../../http/audit.ts';
import { defineRoute } from '../../../http/define-route.ts';
import { enter } from '../entry/sign-in-service.ts';
import { mailReset, resetPassword } from './service.ts';

const counted = { cache: 'private', limit: 'reset' } as const;

export function passwordRoutes(app: FastifyInstance, context: ApiContext): void {
  const { log } = context;

  // Not waited for: how long the answer takes would tell whether the address has an account.
  defineRoute(app, 'POST /api/password/email', counted, async ({ body }) => {
    void mailReset(context, body.email).catch((error: unknown) => log.error({ err: error }, 'A reset was not mailed.'));
    return { message: 'If this address has an account, a link is on its way. It works for an hour.' };
  });

  defineRoute(app, 'POST /api/password/reset', counted, async ({ body, request, reply }) => {
    const account = await resetPassword(context, body);
    audit(request.log, 'password-reset', { account: account.id });
    await enter(app, context, { request, reply, by: 'reset' }, account);
    return { message: 'Your new password is set, and you are signed in.' };
  });
}
