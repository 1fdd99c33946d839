import type { Interaction } from '@tabi/shared/contracts/visits';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ApiContext } from '../../../ports/context.ts';
import { defineRoute } from '../../../http/define-route.ts';
import { headerOf } from '../../../http/header-of.ts';
import { createBatch } from './batch-service.ts';
import { knownCurrency, knownDevice } from './domain/counted-headers.ts';
import { publicPath } from './domain/public-path.ts';
import type { CountedInteraction } from './repository.ts';

const counted = { cache: 'private', limit: 'track', mostBytes: 64 * 1024 } as const;
const taken = { message: 'Noted.' };

export function trackingRoutes(app: FastifyInstance, context: ApiContext): void {
  const batch = createBatch(context);
  app.addHook('onClose', () => batch.close());

  const rowOf = ({ name, path, target }: Interaction, request: FastifyRequest): CountedInteraction => {
    return {
      at: context.now(),
      name,
      path: path === undefined ? null : publicPath(path),
      target: target ?? null,
      device: knownDevice(headerOf(request, 'x-device')),
      currency: knownCurrency(headerOf(request, 'x-currency')),
    };
  };

  defineRoute(app, 'POST /api/track-interaction', counted, async ({ body, request }) => {
    batch.add([rowOf(body, request)]);
    return taken;
  });

  defineRoute(app, 'POST /api/track-events', counted, async ({ body, request }) => {
    batch.add(body.events.map((event) => rowOf(event, request)));
    return taken;
  });
}
