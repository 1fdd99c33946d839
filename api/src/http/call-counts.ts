import { LRUCache } from 'lru-cache';
import type { Pool } from '@tabi/postgres';
import { countCalls } from './rate-limit-repository.ts';

/** A caller's window, as far as this process knows it. */
interface Window {
  key: Buffer;
  /** Calls of all processes, as the database had them last. */
  count: number;
  resetsAt: Date;
  /** Calls that were let through here, and that the database has not been told of. */
  unsent: number;
  /** Calls that it is just being told of. */
  sent: number;
}

export interface CallCountsRules {
  pool: Pool;
  now: () => Date;
  windowMs: number;
}

/** Of more callers than these, whoever has not called for longest is asked after again. */
const most = 10_000;
/** Calls that nobody waits for are counted together this often. */
const everyMs = 100;

const nameOf = (key: Buffer) => key.toString('latin1');

/**
 * Counts calls in windows that all processes share. A caller who is far from the limit waits for nothing: such calls are counted
 * a moment later, all together. From half of the limit on a call is counted before it is let through, and whoever is beyond it
 * costs no query until the window is over.
 */
export class CallCounts {
  private readonly windows = new LRUCache<string, Window>({ max: most });
  private readonly waiting = new Set<Window>();
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly rules: CallCountsRules) {}

  /** Counts a call. @returns when this caller may come back; null: now, it is within the limit */
  async waitOf(key: Buffer, limit: number): Promise<Date | null> {
    const window = this.windowOf(key);
    const { count, resetsAt, sent, unsent } = window;
    if (count > limit) return resetsAt;
    window.unsent += 1;
    if (count === 0 || count + sent + unsent >= limit / 2) {
      const counted = await this.send(window);
      return counted.count > limit ? counted.resetsAt : null;
    }
    this.waiting.add(window);
    this.timer ??= setTimeout(() => void this.sendAll(), everyMs).unref();
    return null;
  }

  /** Counts what nobody has waited for. */
  async sendAll(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    const all = [...this.waiting];
    this.waiting.clear();
    // Where that fails, the next call of the same caller is counted before it is let through, and fails itself.
    await Promise.all(all.map((window) => this.send(window).catch(() => this.windows.delete(nameOf(window.key)))));
  }

  private windowOf(key: Buffer): Window {
    const known = this.windows.get(nameOf(key));
    if (known && known.resetsAt > this.rules.now()) return known;
    const begun = { key, count: 0, resetsAt: new Date(0), unsent: 0, sent: 0 };
    this.windows.set(nameOf(key), begun);
    return begun;
  }

  private async send(window: Window): Promise<{ count: number; resetsAt: Date }> {
    const { pool, now, windowMs } = this.rules;
    const weight = window.unsent;
    this.waiting.delete(window);
    window.unsent = 0;
    window.sent += weight;
    try {
      const counted = await countCalls(pool, window.key, now(), windowMs, weight);
      const isNewer = counted.resetsAt > window.resetsAt;
      window.count = isNewer ? counted.count : Math.max(window.count, counted.count);
      if (isNewer) window.resetsAt = counted.resetsAt;
      return counted;
    } finally {
      window.sent -= weight;
    }
  }
}
