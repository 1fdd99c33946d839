import { setTimeout as pause } from 'node:timers/promises';

const minuteMs = 60_000;
const longestMs = 10_000;
const mostFailedStarts = 3;
/** Ends within a minute that are no pattern yet: nobody is to wait for more than the start itself. */
const atOnce = 3;

/**
 * Runs the site, and again when it ends by itself after it had run: at once the first times, and ever later when that goes
 * on. A first start that fails is for the person to mend; later ones are tried three times.
 * @param live one life of the site: its exit code (or how it was ended, in words), and whether it got to run
 * @returns the code, or the words, of the last life
 */
export const supervise = async (live, { isStopping, say, wait = pause, now = Date.now }) => {
  let hasRun = false;
  let failedStarts = 0;
  let crashes = [];
  for (;;) {
    const { code, ran } = await live();
    if (code === 0 || isStopping()) return code;
    hasRun ||= ran;
    failedStarts = ran ? 0 : failedStarts + 1;
    if (!hasRun || failedStarts >= mostFailedStarts) return code;
    crashes = [...crashes.filter((at) => at > now() - minuteMs), now()];
    const delay = crashes.length > atOnce ? Math.min(500 * 2 ** (crashes.length - atOnce - 1), longestMs) : 0;
    const how = typeof code === 'number' ? 'ended by itself' : `was ${code}`;
    say(`The site ${how}: it starts again${delay > 0 ? ` in ${delay / 1000} s` : ''}.`);
    await wait(delay);
    if (isStopping()) return 0;
  }
};
