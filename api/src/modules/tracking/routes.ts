import type { Interaction } from '@tabi/shared/contracts/visits';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ApiContext } from '../../context.ts';
import { defineRoute } from '../../http/define-route.ts';
import { headerOf } from '../../http/header-of.ts';
import { createBatch } from './batch-service.ts';
import { publicPath } from './domain/public-path.ts';
import type { CountedInteraction } from './repository.ts';

const counted = { cache: 'private', limit: 'track', mostBytes: 64 * 1024 } as const;
const taken = { message: 'Noted.' };

const knownDevices = new Set(['mobile', 'tablet', 'laptop', 'desktop']);

export function trackingRoutes(app: FastifyInstance, context: ApiContext): void {
  const batch = createBatch(context);
  app.addHook('onClose', () => batch.close());

  const rowOf = ({ name, path, target }: Interaction, request: FastifyRequest): CountedInteraction => {
    const device = headerOf(request, 'x-device');
    const currency = headerOf(request, 'x-currency');
    return {
      at: context.now(),
      name,
      path: path === undefined ? null : publicPath(path),
      target: target ?? null,
      device: device && knownDevices.has(device) ? device : null,
      currency: currency && /^[A-Z]{3}$/.test(currency) ? currency : null,
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
