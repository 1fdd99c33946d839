import Fastify from 'fastify';
import type { Registry } from 'prom-client';
import { StartProblem } from '@tabi/postgres';

export interface MetricsServer {
  port: number;
  close(): Promise<void>;
}

/**
 * `/metrics` for Prometheus, on a port of its own that no proxy shows to people.
 * @param port 0 for any that is free
 * @throws StartProblem when the port cannot be had
 */
export async function serveMetrics(registry: Registry, port: number, host = '::'): Promise<MetricsServer> {
  const app = Fastify();
  app.get('/metrics', async (_request, reply) =>
    reply
      .header('cache-control', 'no-store')
      .type(registry.contentType)
      .send(await registry.metrics()),
  );
  const listening = app.listen({ port, host });
  const address = await listening.catch(async (error: NodeJS.ErrnoException) => {
    const noIpv6 = host === '::' && (error.code === 'EAFNOSUPPORT' || error.code === 'EADDRNOTAVAIL');
    if (noIpv6) return app.listen({ port, host: '0.0.0.0' });
    throw new StartProblem(
      `METRICS_PORT=${port} cannot be used (${error.code}): choose a port that is free, or leave it out.`,
    );
  });
  return { port: Number(new URL(address).port), close: () => app.close() };
}
