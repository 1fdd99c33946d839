import { setImmediate as turn } from 'node:timers/promises';
import pg from 'pg';
import type { Db } from './pool.ts';

interface Waiting<Ask, Answer> {
  ask: Ask;
  resolve: (answer: Answer) => void;
  reject: (error: unknown) => void;
}

/** More are asked for in the next round, so that no statement takes long. */
const mostAtOnce = 50;

/** What was sent cannot be stored, or stood in another's way: nothing of the statement was. */
const isRefusal = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && /^(?:22|23|40)/.test(error.code ?? '');

/**
 * Asks for many in one statement: whoever asks in the same turn of the event loop, or while an earlier statement is under way,
 * is asked for together with the others. Whoever is alone waits for nobody. Where the database refuses several, each is asked
 * for alone, so that nobody pays for what another has sent.
 * @param askAll answers in the order of what it is given
 */
export function gathered<Ask, Answer>(
  askAll: (db: Db, asks: Ask[]) => Promise<Answer[]>,
): (db: Db, ask: Ask) => Promise<Answer> {
  const queues = new WeakMap<Db, Waiting<Ask, Answer>[]>();

  /** A turn later, when the next statement is on its way: the database works while this process does what is asked for next. */
  const answer = async (all: Waiting<Ask, Answer>[], answers: Answer[]): Promise<void> => {
    await turn();
    for (const [index, { resolve }] of all.entries()) resolve(answers[index] as Answer);
  };

  const settle = async (db: Db, all: Waiting<Ask, Answer>[]): Promise<void> => {
    try {
      const answers = await askAll(
        db,
        all.map(({ ask }) => ask),
      );
      void answer(all, answers);
    } catch (error) {
      if (all.length > 1 && isRefusal(error)) for (const one of all) await settle(db, [one]);
      else for (const { reject } of all) reject(error);
    }
  };

  const askOn = async (db: Db, waiting: Waiting<Ask, Answer>[]): Promise<void> => {
    await turn();
    while (waiting.length > 0) await settle(db, waiting.splice(0, mostAtOnce));
    queues.delete(db);
  };

  return (db, ask) =>
    new Promise((resolve, reject) => {
      const one = { ask, resolve, reject };
      const queue = queues.get(db);
      if (queue) return void queue.push(one);
      const begun = [one];
      queues.set(db, begun);
      return void askOn(db, begun);
    });
}
