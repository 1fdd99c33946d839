import type { Notification } from 'pg';
import type { Pool } from '@tabi/postgres';
import type { ApiLog } from '../http/log.ts';
import { openNotifications } from './notifications.ts';

/** What a listener is told: look again at this. */
export type News = 'change' | 'presence' | 'session-end';
type Listener = (news: News) => void;

/** Hears of every trip that changes and of every session that ends, in whichever process, over one connection of its own. */
export interface ChangeFeed {
  /** @param id of a trip or a session. Resolves once nothing more can be missed. @returns stops listening */
  listen(id: string, listener: Listener): Promise<() => void>;
  close(): Promise<void>;
}

const channels: Record<string, News> = {
  trip_changes: 'change',
  trip_presence: 'presence',
  session_ends: 'session-end',
};

/** Who listens for which trip. */
function audience() {
  const listeners = new Map<string, Set<Listener>>();
  return {
    isEmpty: () => listeners.size === 0,
    add: (tripId: string, listener: Listener): (() => void) => {
      const all = listeners.get(tripId) ?? new Set();
      listeners.set(tripId, all.add(listener));
      return () => {
        all.delete(listener);
        if (all.size === 0 && listeners.get(tripId) === all) listeners.delete(tripId);
      };
    },
    tell: ({ channel, payload = '' }: Notification) => {
      const news = channels[channel];
      if (news) for (const listener of listeners.get(payload.split(' ')[0] ?? '') ?? []) listener(news);
    },
    tellAll: () => {
      for (const listener of [...listeners.values()].flatMap((all) => [...all])) {
        listener('change');
        listener('presence');
        listener('session-end');
      }
    },
  };
}

export function openChangeFeed(pool: Pool, log: ApiLog): ChangeFeed {
  const listeners = audience();
  const notifications = openNotifications(pool, log, {
    channels: Object.keys(channels),
    heard: listeners.tell,
    // What happened meanwhile is in the log: everybody looks.
    missed: listeners.tellAll,
    isWanted: () => !listeners.isEmpty(),
  });
  return {
    listen: async (id, listener) => {
      const stop = listeners.add(id, listener);
      try {
        await notifications.ready();
      } catch (error) {
        stop();
        throw error;
      }
      return stop;
    },
    close: notifications.close,
  };
}
