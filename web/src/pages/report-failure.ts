import type { ReleaseShelf } from '@tabi/releases';
import { formatFailure, type FailureReport } from '@tabi/shared/federation';
import type { FastifyBaseLogger } from 'fastify';

/** The one way by which failures of apps get into the log: with the build that failed and the team to ask. */
export function reportFailure(
  log: Pick<FastifyBaseLogger, 'error'>,
  shelf: ReleaseShelf,
  error: unknown,
  app: string,
  build = shelf.of(app)[0]?.buildId ?? null,
): void {
  const owner = shelf.descriptions()[app]?.owner ?? 'Shell';
  const report: FailureReport = { app, build, owner, failure: build ? 'broken' : 'unreachable' };
  log.error({ err: error, ...report }, formatFailure(report));
}
