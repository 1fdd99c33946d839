import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import type { Postmaster } from './postmaster.ts';

type Owned = { postmaster: Postmaster; keeper: pg.Client };

const attempts = 5;

/**
 * Watches the owner's connection. It is cut when PostgreSQL restarts itself after a crash of one session, or dies
 * whole; either way the cluster is taken again, and a dead server started again. The pools reconnect by themselves.
 */
export const keepOwned = (
  first: Owned,
  own: () => Promise<Owned>,
  onLost: (reason: Error) => void,
  log: (line: string) => void,
) => {
  let current = first;
  let stopping = false;
  let mending: Promise<void> | undefined;

  const mend = async (): Promise<void> => {
    for (let attempt = 1; !stopping; attempt += 1) {
      try {
        current = await own();
        watch(current);
        log('PostgreSQL is back.');
        return;
      } catch (error) {
        if (attempt === attempts) return onLost(error as Error);
        await wait(200 * 2 ** attempt);
      }
    }
  };

  const watch = ({ keeper }: Owned): void => {
    keeper.once('end', () => {
      if (stopping) return;
      log('The connection to PostgreSQL was cut; taking it up again.');
      mending = mend();
    });
  };

  watch(first);
  return {
    release: async (): Promise<Postmaster> => {
      stopping = true;
      await mending;
      await current.keeper.end().catch(() => undefined);
      return current.postmaster;
    },
  };
};
