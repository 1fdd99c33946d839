import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../../../ports/context.ts';
import { audit } from '../../../http/audit.ts';
import { defineRoute } from '../../../http/define-route.ts';
import { requireUser } from '../../../http/require-user.ts';
import { notFound } from '../../../http/http-error.ts';
import { ownSessions } from '../users/session-repository.ts';
import { presentSession } from './presenter.ts';

const ours = { cache: 'private' } as const;

export function ownSessionRoutes(app: FastifyInstance, { pool, now }: ApiContext): void {
  defineRoute(app, 'GET /api/user/sessions', ours, async ({ request }) => {
    const { id, session } = await requireUser(request);
    const rows = await ownSessions.list(pool, id, now());
    return { results: rows.map((row) => presentSession(row, session)) };
  });

  defineRoute(app, 'DELETE /api/user/sessions', ours, async ({ request }) => {
    const { id, session } = await requireUser(request);
    if (await ownSessions.endOthers(pool, id, session)) audit(request.log, 'session-ended', { account: id });
    return { message: 'Every other browser is signed out.' };
  });

  defineRoute(app, 'DELETE /api/user/sessions/{id}', ours, async ({ params, request, reply }) => {
    const user = await requireUser(request);
    if (!(await ownSessions.end(pool, user.id, params.id))) throw notFound();
    audit(request.log, 'session-ended', { account: user.id });
    if (params.id === user.session) await app.signOut(request, reply);
    return { message: 'That browser is signed out.' };
  });
}
