import type { ReleaseShelf } from '@tabi/releases';
import type { FastifyInstance } from 'fastify';

/**
 * `/readyz` says how the releases are, too: not ready without a shell, and ready with a word more while the last good
 * registry stands in for a damaged one. To be called before the API brings that address.
 */
export function tellDamage(app: FastifyInstance, shelf: ReleaseShelf): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (request.routeOptions.url !== '/readyz' || typeof payload !== 'string') return payload;
    const damage = shelf.damage();
    const hasShell = shelf.of('shell').length > 0;
    if (hasShell && !damage) return payload;
    if (!hasShell) void reply.code(503);
    const releases = damage ? (hasShell ? 'registry damaged, last good copy in use' : 'registry damaged') : 'none';
    const said = JSON.stringify({
      ...(JSON.parse(payload) as object),
      ...(hasShell ? {} : { status: 'not ready' }),
      releases,
    });
    void reply.header('content-length', Buffer.byteLength(said));
    return said;
  });
}
