/** Answers after which the same question may well succeed a moment later. */
const passing = new Set([0, 502, 503, 504]);
const attempts = 3;
/** Milliseconds. */
const firstPause = 250;
const longestPause = 3_000;

/**
 * Pure: how long to wait before a safe call is asked again; null when it should not be.
 * @param status of the answer; 0 when there was none
 * @param retryAfter the header of that name, in seconds
 * @param tried how often it has been asked
 * @param chance 0 … 1, spreads those who failed together
 * @returns milliseconds
 */
export function pauseBeforeAsking(
  status: number,
  retryAfter: string | null,
  tried: number,
  chance: number,
): number | null {
  if (tried >= attempts || !(passing.has(status) || (status === 429 && retryAfter))) return null;
  const asked = Number(retryAfter) * 1_000;
  const pause = asked > 0 ? asked : firstPause * 2 ** (tried - 1) * (0.5 + chance);
  return pause <= longestPause ? pause : null;
}

/** Waits; rejects with the signal's reason when it is aborted meanwhile. */
export const pause = (milliseconds: number, signal?: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason as Error);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, milliseconds);
    if (signal?.aborted) stop();
    else signal?.addEventListener('abort', stop, { once: true });
  });
