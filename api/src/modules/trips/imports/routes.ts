import type { FastifyInstance } from 'fastify';
import { defineRoute } from '../../../http/define-route.ts';
import type { ApiContext } from '../../../ports/context.ts';
import { changeOf } from '../core/change-service.ts';
import { bringPlaces, previewPlaces } from './service.ts';

const ours = { cache: 'private', limit: 'upload', mostBytes: 3_145_728 } as const;

export function placeImportRoutes(app: FastifyInstance, context: ApiContext): void {
  defineRoute(app, 'POST /api/trips/{id}/places', ours, async ({ params, body: { file, keep, take }, request }) => {
    const change = await changeOf(request, params.id);
    return { results: await (keep ? bringPlaces(context, change, file, take) : previewPlaces(context, change, file)) };
  });
}
