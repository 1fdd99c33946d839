import type { ApiContext } from '../../context.ts';
import { sweepPeople } from './sweep-repository.ts';

const everyMs = 6 * 3_600_000;

/** Sweeps now and every six hours. @returns what ends it */
export function startSweeping({ pool, now, log }: Pick<ApiContext, 'pool' | 'now' | 'log'>): () => Promise<void> {
  let sweeping: Promise<void> = Promise.resolve();
  const sweep = () => {
    sweeping = sweepPeople(pool, now()).catch((error: unknown) =>
      log.error({ err: error }, 'What has run out was not swept.'),
    );
  };
  sweep();
  const timer = setInterval(sweep, everyMs);
  timer.unref();
  return () => {
    clearInterval(timer);
    return sweeping;
  };
}
