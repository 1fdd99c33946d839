import { sweepReleases } from '@tabi/releases';
import type { FastifyInstance } from 'fastify';

const firstMs = 10 * 60_000;
const everyHours = 24;
const everyMs = everyHours * 3_600_000;

/**
 * Takes old builds away once a day, and a while after the start. In the site's own process and not by the queue of jobs, where
 * one process of all would do it: releases lie on the disk of each machine.
 * @param sweep what does it; for tests
 */
export function sweepDaily(app: FastifyInstance, releases: string, sweep = sweepReleases): void {
  const run = () => {
    try {
      const swept = sweep(releases);
      if (swept.length > 0) app.log.info({ swept }, 'Old builds were taken away.');
    } catch (error) {
      app.log.warn({ err: error }, 'Old builds could not be swept: tomorrow again.');
    }
  };
  let daily: NodeJS.Timeout | undefined;
  const first = setTimeout(() => {
    run();
    daily = setInterval(run, everyMs).unref();
  }, firstMs).unref();
  app.addHook('onClose', async () => {
    clearTimeout(first);
    clearInterval(daily);
  });
}
