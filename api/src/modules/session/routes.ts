import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ApiContext } from '../../context.ts';
import { defineRoute } from '../../http/define-route.ts';
import { countVisit } from './repository.ts';

const header = (request: FastifyRequest, name: string): string | null => {
  const value = request.headers[name];
  return typeof value === 'string' && value !== '' ? value.slice(0, 40) : null;
};

export function sessionRoutes(app: FastifyInstance, { pool, now }: ApiContext): void {
  defineRoute(app, 'POST /api/session', { cache: 'private', limit: 'session' }, async ({ body, request }) => {
    const { user, visitor } = await request.viewer();
    if (visitor) {
      await countVisit(pool, {
        day: now().toISOString().slice(0, 10),
        visitor,
        userId: user?.id ?? null,
        city: body.data.city,
        currency: header(request, 'x-currency'),
        device: header(request, 'x-device'),
      });
    }
    return { message: 'Welcome.' };
  });
}
