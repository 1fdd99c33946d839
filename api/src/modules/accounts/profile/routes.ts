import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import { avatarMostBytes } from '@tabi/shared/contracts/people';
import type { ApiContext } from '../../../ports/context.ts';
import { audit } from '../../../http/audit.ts';
import { defineRoute } from '../../../http/define-route.ts';
import { requireUser } from '../../../http/require-user.ts';
import { readUpload } from '../../../http/read-upload.ts';
import { cookieNames } from '../../../http/cookies.ts';
import { presentUser } from '../users/presenter.ts';
import { clearAvatar, setAvatar } from './avatar-service.ts';
import { deleteAccount } from './account-deletion-service.ts';
import { accountOf, changeUser } from './service.ts';
import { changeSettings } from './settings-service.ts';

const ours = { cache: 'private' } as const;

export function userRoutes(app: FastifyInstance, context: ApiContext): void {
  const { pool, now } = context;

  defineRoute(app, 'GET /api/user', ours, async ({ request }) => ({
    results: presentUser(await accountOf(pool, await requireUser(request)), now()),
  }));

  defineRoute(app, 'PUT /api/user', { ...ours, limit: 'account' }, async ({ body, request, reply }) => {
    const user = await requireUser(request);
    const changed = await changeUser(context, user, body, request.cookies[cookieNames.session]);
    if (body.email !== undefined && body.email !== changed.email)
      audit(request.log, 'email-change-asked', { account: user.id });
    if (body.password !== undefined) {
      audit(request.log, 'password-changed', { account: user.id });
      // Who has the cookie of this very browser had it under the old password.
      await app.signIn(request, reply, user.id);
    }
    return { results: presentUser(changed, now()) };
  });

  defineRoute(app, 'PATCH /api/user/settings', ours, async ({ body, request }) => ({
    results: presentUser(await changeSettings(context, await requireUser(request), body), now()),
  }));

  defineRoute(app, 'DELETE /api/user', { ...ours, limit: 'account' }, async ({ body, request, reply }) => {
    const user = await requireUser(request);
    await deleteAccount(context, user, body.password);
    audit(request.log, 'account-deleted', { account: user.id });
    await app.signOut(request, reply);
    return { message: 'Your account is deleted.' };
  });

  // No other call takes files, and so none has to clear up after them.
  app.register(async (withFiles) => {
    await withFiles.register(multipart);
    defineRoute(withFiles, 'POST /api/user/avatar', { ...ours, limit: 'upload' }, async ({ request }) => {
      const user = await requireUser(request);
      await setAvatar(context, user.id, await readUpload(request, 'avatar', avatarMostBytes));
      return { results: presentUser(await accountOf(pool, user), now()) };
    });
  });

  defineRoute(app, 'DELETE /api/user/avatar', ours, async ({ request }) => {
    const user = await requireUser(request);
    await clearAvatar(context, user.id);
    return { results: presentUser(await accountOf(pool, user), now()) };
  });
}
