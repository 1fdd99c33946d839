import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createRenderBudget } from '../pages/render-budget.ts';
import { readFailureReport } from './failure-report.ts';
import type { Watch } from './watch.ts';

const longest = 4_096;
/** Reports a minute, from one network and from all: a page sends few. What is more is not counted. */
const fromOne = 20;
const fromAll = 1_000;

/** A page of another site could have its own visitors tell of failures that never were. */
export function isOwnPage({ headers, host }: Pick<FastifyRequest, 'headers' | 'host'>): boolean {
  const { origin, 'sec-fetch-site': site } = headers;
  // The browser's own word; behind a proxy the address that was asked for need not be the one that people see.
  if (site !== undefined) return site === 'same-origin';
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === host);
}

/**
 * `POST /_mf/failures`: pages tell that builds failed in their browser, by `sendBeacon`, which hears no answer. It is counted
 * and forgotten: nothing of it is kept or logged that is not the name of a build that is out.
 */
export function serveFailures(
  app: FastifyInstance,
  watch: Watch,
  { networkOf, scale = 1 }: { networkOf: (ip: string) => string; scale?: number | undefined },
): void {
  const budget = createRenderBudget(fromOne * scale);
  const all = createRenderBudget(fromAll * scale);
  void app.register(async (own) => {
    own.removeAllContentTypeParsers();
    own.addContentTypeParser(['application/json', 'text/plain'], { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    );
    own.post('/_mf/failures', { bodyLimit: longest }, async (request, reply) => {
      void reply.header('cache-control', 'no-store');
      const report = readFailureReport(String(request.body));
      if (!report) return reply.code(400).send();
      const isTooMuch = budget.spend(networkOf(request.ip)) > 0 || all.spend('all') > 0;
      if (!isTooMuch && isOwnPage(request)) watch.reported(report, request.ip);
      return reply.code(204).send();
    });
  });
}
