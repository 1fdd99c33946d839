import pg from 'pg';
import type { DatabaseLog, Pool, PoolClient } from './pool.ts';

/** While something waits for the database it is asked this often whether it is there at all. */
const everyMs = 500;
/** No answer to the simplest question for so long is no answer; a machine that is only busy has given it. */
const answerMs = 2_500;
const tickMs = 100;

/** What waits for a database that does not answer is told this. */
export class DatabaseHangs extends Error {
  override name = 'DatabaseHangs';

  constructor() {
    super('The database does not answer.');
  }
}

export type Heartbeat = {
  /** Whether the database took a question and gave no answer. */
  hangs: () => boolean;
  stop: () => void;
};

/** Resolves after so much time in which this process could have heard an answer: what it was busy for does not count. */
const silence = (signal: AbortSignal): Promise<false> =>
  new Promise((resolve) => {
    let left = answerMs / tickMs;
    const ticking = setInterval(() => {
      left -= 1;
      if (left === 0) resolve(false);
    }, tickMs);
    signal.addEventListener('abort', () => clearInterval(ticking));
  });

/** Asks on a connection of its own, which is thrown away when it does not answer. */
function createPulse(pool: Pool) {
  let client: pg.Client | null = null;
  const open = async () => {
    // The pool hides its password from being copied. How long the connection takes is part of how long the answer does.
    const own = new pg.Client({ ...pool.options, password: pool.options.password, connectionTimeoutMillis: 0 });
    const forget = () => {
      if (client === own) client = null;
    };
    own.on('error', forget);
    client = own;
    try {
      await own.connect();
    } catch (error) {
      // The driver would keep what it is asked next for a connection that never comes.
      forget();
      throw error;
    }
    return own;
  };
  const drop = () => {
    const dropped = client;
    client = null;
    void dropped?.end().catch(() => undefined);
  };
  return {
    /** False only for silence: a database that refuses tells everybody so by itself. */
    async beats(): Promise<boolean> {
      const waiting = new AbortController();
      const asked = (async () => {
        await (client ?? (await open())).query('SELECT 1');
        return true as const;
      })();
      const answer = await Promise.race([asked, silence(waiting.signal)]).catch(
        ({ message }: Error) => !/timeout/i.test(message),
      );
      waiting.abort();
      asked.catch(() => undefined);
      if (!answer) drop();
      return answer;
    },
    drop,
  };
}

type Done = (error: Error | undefined, client?: PoolClient, release?: PoolClient['release']) => void;

/** Lets nobody wait for a connection of a database that hangs. */
function createGate(pool: Pool, hangs: () => boolean) {
  const waiting = new Set<(error: Error) => void>();
  const connect = pool.connect.bind(pool);
  const guarded = async (): Promise<PoolClient> => {
    if (hangs()) throw new DatabaseHangs();
    let refuse: (error: Error) => void = () => undefined;
    const refused = new Promise<never>((_, reject) => (refuse = reject));
    waiting.add(refuse);
    const coming = connect();
    try {
      return await Promise.race([coming, refused]);
    } catch (error) {
      // It may come all the same when nobody waits for it any more.
      void coming.then((client) => client.release(true)).catch(() => undefined);
      throw error;
    } finally {
      waiting.delete(refuse);
    }
  };
  // The pool's own `query` asks with a function, everybody else for a promise.
  const either = (done?: Done) => {
    if (!done) return guarded();
    guarded().then(
      (client) => done(undefined, client, client.release),
      (error: Error) => done(error),
    );
    return undefined;
  };
  pool.connect = either as Pool['connect'];
  return {
    isEmpty: () => waiting.size === 0,
    refuseAll: () => {
      for (const refuse of waiting) refuse(new DatabaseHangs());
    },
  };
}

/**
 * Notices a database that hangs, stopped or cut off without a word: everything that waits for it is told at once, and whoever
 * asks until it answers again. Statements that only take long are left alone: the server itself ends those.
 */
export function watchPool(pool: Pool, log: DatabaseLog): Heartbeat {
  const pulse = createPulse(pool);
  const out = new Set<PoolClient>();
  let hangs = false;
  let isOver = false;
  let timer: NodeJS.Timeout | undefined;
  const gate = createGate(pool, () => hangs);
  pool.on('acquire', (client) => void out.add(client));
  pool.on('release', (_error, client) => void out.delete(client));
  pool.on('remove', (client) => void out.delete(client));

  const lose = () => {
    log.error({}, 'The database does not answer: everything that waits for it is told to come back.');
    gate.refuseAll();
    // With a statement under way this cuts the connection; who waits for it hears that it was terminated.
    for (const client of out) void (client as unknown as pg.Client).end().catch(() => undefined);
  };
  const look = async () => {
    if (hangs || out.size > 0 || !gate.isEmpty()) {
      const beats = await pulse.beats();
      const hung = hangs;
      hangs = !beats;
      if (hangs && !hung) lose();
      if (hung && !hangs) log.error({}, 'The database answers again.');
    }
    if (!isOver) timer = setTimeout(() => void look(), everyMs).unref();
  };
  timer = setTimeout(() => void look(), everyMs).unref();
  return {
    hangs: () => hangs,
    stop() {
      isOver = true;
      clearTimeout(timer);
      pulse.drop();
    },
  };
}
