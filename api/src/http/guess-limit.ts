import { createHash } from 'node:crypto';
import type { Pool } from '@tabi/postgres';
import { guesses, type Patience } from './guess-repository.ts';
import { TooFast } from './http-error.ts';

const [minute, hour] = [60, 3_600];

/**
 * Whose guesses are counted, each for itself. `account` grows over all callers together, so its owner must have a way around
 * it: a browser that has signed in to the account before is counted as `browser` alone, and a reset by mail clears it.
 */
const patience = {
  pair: { free: 5, mostWait: 15 * minute, memory: hour },
  network: { free: 20, mostWait: 15 * minute, memory: hour },
  account: { free: 10, mostWait: hour, memory: 24 * hour },
  browser: { free: 10, mostWait: 15 * minute, memory: hour },
  second: { free: 5, mostWait: 15 * minute, memory: hour },
  owner: { free: 5, mostWait: 15 * minute, memory: hour },
} satisfies Record<string, Patience>;
export type Guesser = keyof typeof patience;

/** Who guesses, and what tells them apart. */
export type GuessKey = readonly [kind: Guesser, who: string];

export interface GuessContext {
  pool: Pool;
  now: () => Date;
  rateLimitScale: number;
}

// The table tells nobody's address.
const hashOf = ([kind, who]: GuessKey): Buffer => createHash('sha256').update(`${kind} ${who}`).digest();

const refusal = (until: Date, now: Date) =>
  new TooFast(Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000)));

/**
 * Lets a secret be tried, unless one of these has guessed wrong too often lately. What `attempt` throws was a wrong guess;
 * when it resolves, the guesses before are forgotten, but those of a whole network.
 * @throws TooFast 429
 */
export async function tryGuess<T>(context: GuessContext, keys: GuessKey[], attempt: () => Promise<T>): Promise<T> {
  const { pool, now, rateLimitScale } = context;
  const until = await guesses.blockedUntil(pool, keys.map(hashOf), now());
  if (until) throw refusal(until, now());
  for (const key of keys) {
    const { free, ...rest } = patience[key[0]];
    const counted = await guesses.charge(pool, hashOf(key), now(), { free: free * rateLimitScale, ...rest });
    if (!counted) throw refusal(new Date(now().getTime() + 1_000), now());
  }
  const result = await attempt();
  for (const key of keys) if (key[0] === 'network') await guesses.takeBack(pool, hashOf(key));
  await forgetGuesses(
    context,
    keys.filter(([kind]) => kind !== 'network'),
  );
  return result;
}

export const forgetGuesses = ({ pool }: Pick<GuessContext, 'pool'>, keys: GuessKey[]): Promise<void> =>
  guesses.forget(pool, keys.map(hashOf));
