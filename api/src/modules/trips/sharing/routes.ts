import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../../../ports/context.ts';
import { defineRoute } from '../../../http/define-route.ts';
import { requireConfirmed, requireUser } from '../../../http/require-user.ts';
import { changeOf } from '../core/change-service.ts';
import { sightOf } from '../core/policy.ts';
import { presentContributors, presentEvents } from '../core/presenter.ts';
import { showTrip } from '../core/show-service.ts';
import { choosePublic, renewPublicLink, revokeLinks, seenTrip, shareTrip } from './link-service.ts';
import { changeRole, inviteByMail, leaveTrip, removePerson } from './people-service.ts';

const ours = { cache: 'private' } as const;
const giving = { ...ours, limit: 'invite' } as const;

export function tripSharingRoutes(app: FastifyInstance, context: ApiContext): void {
  defineRoute(app, 'GET /api/trips/{id}/invite', giving, async ({ params, request }) => ({
    results: await shareTrip(context, await changeOf(request, params.id), 'invite'),
  }));

  defineRoute(app, 'DELETE /api/trips/{id}/invite', ours, async ({ params, request }) => {
    await revokeLinks(context, await changeOf(request, params.id), ['invite', 'mail']);
    return { message: 'The invite link no longer works.' };
  });

  defineRoute(app, 'GET /api/trips/{id}/shared', ours, async ({ params, query, request }) => {
    const viewer = await request.viewer();
    const trip = await seenTrip(context, { viewer, request }, params.id, query);
    const shown = await showTrip(context.pool, trip, viewer);
    return { results: { trip: shown.trip, events: presentEvents(shown.rows, sightOf(trip, viewer)) } };
  });

  defineRoute(app, 'GET /api/trips/{id}/public', giving, async ({ params, request }) => ({
    results: await shareTrip(context, await changeOf(request, params.id), 'public'),
  }));

  defineRoute(app, 'PATCH /api/trips/{id}/public', ours, async ({ params, body, request }) => ({
    results: await choosePublic(context, await changeOf(request, params.id), body),
  }));

  defineRoute(app, 'POST /api/trips/{id}/public', giving, async ({ params, request }) => ({
    results: await renewPublicLink(context, await changeOf(request, params.id)),
  }));

  defineRoute(app, 'DELETE /api/trips/{id}/public', ours, async ({ params, request }) => {
    await revokeLinks(context, await changeOf(request, params.id), ['public']);
    return { message: 'The public link no longer works.' };
  });

  defineRoute(app, 'POST /api/trips/{id}/user/invite', { ...ours, limit: 'invite' }, async (call) => {
    const inviter = await requireConfirmed(call.request);
    const change = await changeOf(call.request, call.params.id);
    return { results: await inviteByMail(context, change, inviter, call.body.emails) };
  });

  defineRoute(app, 'DELETE /api/trips/{id}/user/{userId}', ours, async ({ params, request }) => {
    const contributors = await removePerson(context, await changeOf(request, params.id), params.userId);
    return { results: presentContributors(contributors, true) };
  });

  defineRoute(app, 'PATCH /api/trips/{id}/user/{userId}', ours, async ({ params, body, request }) => {
    const change = await changeOf(request, params.id);
    const contributors = await changeRole(context, change, params.userId, body.is_owner);
    return { results: presentContributors(contributors, true) };
  });

  defineRoute(app, 'DELETE /api/user/trips/{id}', ours, async ({ params, request }) => {
    await requireUser(request);
    await leaveTrip(context, await changeOf(request, params.id));
    return { message: 'You have left the trip.' };
  });
}
