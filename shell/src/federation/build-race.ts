import type { RemoteBuild } from '@tabi/shared/federation';
import { TimeoutError } from './classify.ts';

/** How long what is waited for, in milliseconds. */
export type Patience = {
  /** For a build's first file, before the one before it starts beside it. */
  entry: number;
  /** For the rest, once that is here: the network is slow then, and not silent. */
  rest: number;
  /** For anything at all, however many builds there are, and once more after the first of them has spoken. */
  all: number;
};

export type Won<T> = { build: RemoteBuild; value: T };

export type Race<T> = {
  /** The one to take first. */
  builds: readonly RemoteBuild[];
  /** @param speaks to be called when the build's first file is here */
  attempt: (build: RemoteBuild, speaks: () => void) => Promise<T>;
  patience: Patience;
  hung: (build: RemoteBuild) => void;
  failed: (build: RemoteBuild, error: unknown) => void;
  /** One that came when the race had been given up. */
  late: (won: Won<T>) => void;
};

/**
 * Whichever build is there first. The next one starts when one fails, and beside one that hangs; what comes after the first
 * is not looked at.
 * @throws TimeoutError when all that is left hangs; what the last one failed with when none is left
 */
export function firstThere<T>({ builds, attempt, patience, hung, failed, late }: Race<T>): Promise<Won<T>> {
  return new Promise((resolve, reject) => {
    const waiting = [...builds];
    let running = 0;
    let state: 'open' | 'won' | 'lost' = 'open';
    let failure: unknown = new Error('ScriptNetworkError: there is no build.');
    const lose = (error: unknown) => {
      state = 'lost';
      clearTimeout(clock);
      reject(error as Error);
    };
    const giveUp = () => lose(new TimeoutError(`No build within ${patience.all} ms.`));
    let clock = setTimeout(giveUp, patience.all);
    let hasSpoken = false;

    const begin = (): void => {
      const build = waiting.shift();
      if (!build) return void (running === 0 && lose(failure));
      running += 1;
      let isSlow = false;
      const tooSlow = () => {
        if (state !== 'open') return;
        isSlow = true;
        hung(build);
        if (waiting.length > 0) begin();
      };
      let timer = setTimeout(tooSlow, patience.entry);
      const speaks = () => {
        if (isSlow || state !== 'open') return;
        clearTimeout(timer);
        timer = setTimeout(tooSlow, patience.rest);
        if (hasSpoken) return;
        hasSpoken = true;
        clearTimeout(clock);
        clock = setTimeout(giveUp, patience.all);
      };
      attempt(build, speaks).then(
        (value) => {
          clearTimeout(timer);
          if (state === 'lost') late({ build, value });
          if (state !== 'open') return;
          state = 'won';
          clearTimeout(clock);
          resolve({ build, value });
        },
        (error: unknown) => {
          clearTimeout(timer);
          running -= 1;
          failed(build, error);
          failure = error;
          if (state === 'open' && (!isSlow || running === 0)) begin();
        },
      );
    };
    begin();
  });
}
