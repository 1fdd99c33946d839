type Fetch = (path: string, init: RequestInit) => Promise<Response>;

/** Milliseconds that a sign-out waits at most for what was asked before it. */
const patience = 2_000;

const inTime = (answers: Iterable<Promise<unknown>>) =>
  Promise.race([Promise.allSettled(answers), new Promise((resolve) => setTimeout(resolve, patience))]);

/**
 * The sign-out goes alone: after the answers to what was asked in that person's name, and before whatever is asked next.
 * Else a list that is just being fetched comes back refused, as if somebody had asked for what is not theirs.
 */
export function leavingLast(fetch: Fetch): Fetch {
  const underWay = new Set<Promise<unknown>>();
  let leaving: Promise<unknown> = Promise.resolve();
  return async (path, init) => {
    if (new URL(path, 'http://site').pathname === '/api/logout') {
      const left = inTime([...underWay]).then(() => fetch(path, init));
      leaving = left.catch(() => undefined);
      return left;
    }
    await leaving;
    const answer = fetch(path, init);
    underWay.add(answer);
    return answer.finally(() => underWay.delete(answer));
  };
}
