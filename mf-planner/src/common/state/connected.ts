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
