import type { FastifyInstance } from 'fastify';
import { defineRoute } from '../../../http/define-route.ts';
import type { ApiContext } from '../../../ports/context.ts';
import { changeOf } from '../core/change-service.ts';
import { addDay, removeDay } from './day-count-service.ts';
import { nameDay, planDay, swapDays } from './day-service.ts';

const ours = { cache: 'private' } as const;
const planning = { ...ours, limit: 'planner' } as const;

export function tripDayRoutes(app: FastifyInstance, context: ApiContext): void {
  defineRoute(app, 'PATCH /api/trips/{id}/days/{date}', ours, async ({ params, body, request }) => ({
    results: await nameDay(context, await changeOf(request, params.id), params.date, body.name),
  }));

  defineRoute(app, 'POST /api/trips/{id}/days', planning, async ({ params, body, request }) => ({
    results: await addDay(context, await changeOf(request, params.id), body),
  }));

  defineRoute(app, 'POST /api/trips/{id}/days/{date}/remove', planning, async ({ params, body, request }) => ({
    results: await removeDay(context, await changeOf(request, params.id), params.date, body.preview),
  }));

  defineRoute(app, 'POST /api/trips/{id}/days/{date}/swap', ours, async ({ params, body, request }) => ({
    results: await swapDays(context, await changeOf(request, params.id), params.date, body),
  }));

  defineRoute(app, 'POST /api/trips/{id}/days/{date}/plan', planning, async ({ params, body, request }) => ({
    results: await planDay(context, await changeOf(request, params.id), params.date, body.preview),
  }));
}
