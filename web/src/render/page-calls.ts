import { setTimeout as wait } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { keyOf, type Answer, type Call, type RenderJob } from './messages.ts';

/** Milliseconds that a page waits for what it is foreseen to ask for: longer answers reach it while it is made. */
const foreseenMs = 10;
/** Addresses whose calls are remembered. */
const most = 500;

type Ask = (call: Call) => Promise<Answer>;

/** The calls of one page while it is made: none goes to the API twice. */
export class PageCalls {
  private readonly asked = new Map<string, { call: Call; answer: Promise<Answer> }>();

  /** @param foreseen what is asked for at once */
  constructor(
    private readonly ask: Ask,
    foreseen: readonly Call[],
  ) {
    for (const call of foreseen) void this.answer(call);
  }

  /** Of what was foreseen, the answers that have come within a few milliseconds, by the keys of their calls. */
  async early(): Promise<Record<string, Answer>> {
    const come: Record<string, Answer> = {};
    const all = [...this.asked].map(async ([key, { answer }]) => (come[key] = await answer));
    if (all.length > 0) await Promise.race([Promise.all(all), wait(foreseenMs, undefined, { ref: false })]);
    return come;
  }

  answer(call: Call): Promise<Answer> {
    const key = keyOf(call);
    const known = this.asked.get(key)?.answer;
    if (known) return known;
    const answer = this.ask(call);
    this.asked.set(key, { call, answer });
    return answer;
  }

  /** Every call that the page needed. @param idle keys of those that were foreseen in vain */
  needed(idle: readonly string[]): Call[] {
    return [...this.asked].flatMap(([key, { call }]) => (idle.includes(key) ? [] : call));
  }
}

/**
 * What pages ask the API for, by their addresses. A page asks for the same as when it was made last, so all of that is asked
 * for at once, before its thread begins: the thread then waits for nothing, where it would wait for one answer after another.
 */
export class Foresight {
  private readonly calls = new LRUCache<string, Call[]>({ max: most });

  of(job: RenderJob): Call[] {
    return this.calls.get(addressOf(job)) ?? [];
  }

  keep(job: RenderJob, calls: Call[]): void {
    this.calls.set(addressOf(job), calls);
  }
}

const addressOf = ({ pathname, search, currency, hasVisitor }: RenderJob): string =>
  JSON.stringify([pathname, search, currency, hasVisitor]);
