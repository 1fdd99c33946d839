import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../../../ports/context.ts';
import { defineRoute } from '../../../http/define-route.ts';
import { notFound } from '../../../http/http-error.ts';
import { storeCorrection } from './repository.ts';

export function correctionRoutes(app: FastifyInstance, { pool, now }: ApiContext): void {
  const rules = { cache: 'private', limit: 'contact' } as const;
  defineRoute(app, 'POST /api/pointOfInterests/{id}/corrections', rules, async ({ params, body }) => {
    if (!(await storeCorrection(pool, params.id, body.message, now()))) throw notFound();
    return { message: 'Thank you. An editor looks into it.' };
  });
}
