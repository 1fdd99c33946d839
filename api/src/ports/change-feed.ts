import type { Notification } from 'pg';
import type { Pool } from '@tabi/postgres';
import type { ChangesHeard } from '../http/kept-for-one.ts';
import type { ApiLog } from '../http/log.ts';
import { openNotifications } from './notifications.ts';
import { recentNews } from './recent-news.ts';

/** What a listener is told: look again at this. */
export type News = 'change' | 'presence' | 'session-end';
type Listener = (news: News) => void;

/**
 * Hears of every trip that changes, of every session that ends and of every person who is called otherwise or whose lists change,
 * in whichever process, over one connection of its own.
 */
export interface ChangeFeed extends ChangesHeard {
  /** @param id of a trip or a session. Resolves once nothing more can be missed. @returns stops listening */
  listen(id: string, listener: Listener): Promise<() => void>;
  /** Resolves once all has been heard that was committed before; at once when nobody listens or can be told. */
  caughtUp(): Promise<void>;
  close(): Promise<void>;
}

const channels: Record<string, News> = {
  trip_changes: 'change',
  trip_presence: 'presence',
  session_ends: 'session-end',
};

const idIn = ({ payload = '' }: Notification): string => payload.split(' ')[0] ?? '';

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
    tell: (notification: Notification) => {
      const news = channels[notification.channel];
      if (news) for (const listener of listeners.get(idIn(notification)) ?? []) listener(news);
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
  const news = recentNews();
  let isAsked = false;
  const notifications = openNotifications(pool, log, {
    channels: [...Object.keys(channels), 'user_changes'],
    heard: (notification) => {
      // Before anybody asks for what has changed.
      if (notification.channel !== 'trip_presence') news.note(idIn(notification));
      listeners.tell(notification);
    },
    // What happened meanwhile is in the log: everybody looks.
    missed: () => {
      news.note(null);
      listeners.tellAll();
    },
    isWanted: () => isAsked || !listeners.isEmpty(),
  });
  return {
    moment: () => {
      if (notifications.isListening()) return news.moment();
      isAsked = true;
      notifications.ready().catch(() => undefined);
      return null;
    },
    isQuiet: (ids, since) => notifications.isListening() && news.isQuiet(ids, since),
    note: news.note,
    caughtUp: async () => {
      if (isAsked || !listeners.isEmpty()) await notifications.caughtUp().catch(() => undefined);
    },
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
