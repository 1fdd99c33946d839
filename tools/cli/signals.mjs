import { stopAll } from './child.mjs';

/** npm that is killed outright passes no signal on; what it started must not stay behind. */
const onParentGone = (stop) => {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && stop(), 500).unref();
};

/**
 * Ends everything we started on Ctrl-C and its like. A terminal and npm may both pass the same one on: the first counts.
 * `stopped()` settles when all has ended.
 */
export const endOnSignals = (patienceMs) => {
  let stopping;
  const stop = () => (stopping ??= stopAll(patienceMs));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
  onParentGone(stop);
  return { stopped: () => stopping };
};
