import type { FastifyInstance } from 'fastify';
import { utcDay } from '@tabi/shared/format';
import type { ApiContext } from '../../../ports/context.ts';
import { defineRoute } from '../../../http/define-route.ts';
import { headerOf } from '../../../http/header-of.ts';
import { knownCurrency, knownDevice } from '../tracking/domain/counted-headers.ts';
import { countVisit } from './repository.ts';

export function sessionRoutes(app: FastifyInstance, { pool, now }: ApiContext): void {
  defineRoute(app, 'POST /api/session', { cache: 'private', limit: 'session' }, async ({ body, request }) => {
    const { user, visitor } = await request.viewer();
    if (visitor) {
      await countVisit(pool, {
        day: utcDay(now()),
        visitor,
        userId: user?.id ?? null,
        city: body.data.city,
        currency: knownCurrency(headerOf(request, 'x-currency')),
        device: knownDevice(headerOf(request, 'x-device')),
      });
    }
    return { message: 'Welcome.' };
  });
}
