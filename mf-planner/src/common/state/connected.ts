import { useEffect, useState } from 'react';

/** Milliseconds; a network that is back is not always announced. */
const askAgainAfter = 5_000;

/** False where the browser knows of no network. */
export const isConnected = (): boolean => navigator.onLine;

/** Resolves when the browser says that the network is back, or after a while. */
export const connected = (): Promise<void> =>
  new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer);
      removeEventListener('online', go);
      resolve();
    };
    const timer = setTimeout(go, askAgainAfter);
    addEventListener('online', go);
  });

/** Whether the site answers, asked past all that is kept: a device may not know that its network leads nowhere. */
export const isReachable = (): Promise<boolean> =>
  fetch('/healthz', { cache: 'no-store' }).then(
    ({ status }) => status < 500,
    () => false,
  );

/** False until a site that could not be reached answers again. */
export function useReachedAgain(): boolean {
  const [isBack, setBack] = useState(false);
  useEffect(() => {
    let isOver = false;
    const look = async () => {
      while (!isOver) {
        if (await isReachable()) return setBack(true);
        await connected();
      }
    };
    void look();
    return () => {
      isOver = true;
    };
  }, []);
  return isBack;
}
