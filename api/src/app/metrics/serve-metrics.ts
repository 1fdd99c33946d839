import Fastify from 'fastify';
import type { Registry } from 'prom-client';
import { StartProblem } from '@tabi/postgres';

export interface MetricsServer {
  port: number;
  close(): Promise<void>;
}

/**
 * `/metrics` for Prometheus, on a port of its own that no proxy shows to people; to this machine alone, unless told otherwise.
 * @param port 0 for any that is free
 * @throws StartProblem when the port cannot be had
 */
export async function serveMetrics(registry: Registry, port: number, host = 'localhost'): Promise<MetricsServer> {
  const app = Fastify();
  app.get('/metrics', async (_request, reply) =>
    reply
      .header('cache-control', 'no-store')
      .type(registry.contentType)
      .send(await registry.metrics()),
  );
  const address = await app.listen({ port, host }).catch((error: NodeJS.ErrnoException) => {
    throw new StartProblem(
      `METRICS_PORT=${port} cannot be used (${error.code}): choose a port that is free, or leave it out.`,
    );
  });
  return { port: Number(new URL(address).port), close: () => app.close() };
}
