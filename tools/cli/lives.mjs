import path from 'node:path';
import { isStopping, start, stop } from './child.mjs';
import { root } from './settings.mjs';

/** Loads the built site, which begins when it is told to. */
const load = (steps) =>
  start(process.execPath, [path.join(root, 'web/dist/main.cjs')], {
    cwd: root,
    // Without it React renders on the server with its slow checks for developers.
    env: { ...process.env, NODE_ENV: 'production', TABI_STEPS: steps },
    // The site holds the other end of its stdin, and stops when it closes: so none outlives a killed launcher. By the
    // channel it is told to begin, and says that it runs.
    stdio: ['pipe', 'inherit', 'inherit', 'ipc'],
  });

/** The first visitors of a life have the processor to themselves. */
const restMs = 3_000;

const isThere = ({ child }) => child.exitCode === null && child.signalCode === null;

/**
 * The lives of the site, one after another. While one runs the next is loaded and waits, so that whoever comes after a crash
 * waits for neither Node nor its programs.
 * @param steps which numbered steps are the site's own to say
 * @param begun told the process of each life
 */
export const createLives = (steps, begun) => {
  let next;
  const prepare = () => {
    if (isStopping()) return;
    next = load(steps);
    // One that ends while it waits is no crash: the next life is loaded when it is needed.
    next.done.catch(() => undefined);
  };
  return {
    /** @returns how it ended, and whether it got to run */
    live: async () => {
      const { child, done } = next && isThere(next) ? next : load(steps);
      next = undefined;
      let ran = false;
      let later;
      child.on('message', (word) => {
        if (word !== 'running') return;
        ran = true;
        later ??= setTimeout(prepare, restMs).unref();
      });
      // One that has just ended says so by its code.
      child.send('begin', () => undefined);
      begun(child.pid);
      const code = await done.finally(() => clearTimeout(later));
      return { code, ran };
    },
    /** Ends the one that waits. */
    end: () => next && stop(next.child),
  };
};
