/** Seconds between two looks; each up to a fifth longer, so that not everybody comes back at once. */
const waits = [4, 8, 15, 30, 60, 60, 120, 120, 300, 300];
/** Milliseconds: a network that comes and goes is not asked each time. */
const rest = 2_000;

/**
 * Looks now and then whether something is back: ever less often and at last no more, at once when the network is, or when the
 * page is looked at again. Nothing is asked while nobody looks.
 * @param look resolves with whether it is back; nothing is asked after that
 * @returns how to stop
 */
export function watchForReturn(look: () => Promise<boolean>): () => void {
  let tries = 0;
  let last = Date.now();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  let isLooking = false;

  const wait = () => {
    const seconds = waits[tries];
    if (isOver || seconds === undefined) return;
    timer = setTimeout(() => void tryNow(), seconds * (1_000 + Math.random() * 200));
  };
  const tryNow = async () => {
    clearTimeout(timer);
    if (isOver || isLooking || document.visibilityState === 'hidden') return;
    isLooking = true;
    last = Date.now();
    tries += 1;
    const isBack = await look().catch(() => false);
    isLooking = false;
    if (isBack) stop();
    else wait();
  };
  const soon = () => {
    if (Date.now() - last >= rest) void tryNow();
    else if (!isLooking) {
      clearTimeout(timer);
      timer = setTimeout(() => void tryNow(), rest);
    }
  };
  const seen = () => {
    if (document.visibilityState === 'visible') soon();
  };
  window.addEventListener('online', soon);
  document.addEventListener('visibilitychange', seen);
  const stop = () => {
    isOver = true;
    clearTimeout(timer);
    window.removeEventListener('online', soon);
    document.removeEventListener('visibilitychange', seen);
  };
  wait();
  return stop;
}
