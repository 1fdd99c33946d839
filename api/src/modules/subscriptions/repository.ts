import type { Db } from '../../database/pool.ts';
import { prepared } from '../../database/query.ts';

const subscribe = prepared(
  'subscriptions.add',
  'INSERT INTO subscriptions (email, type) VALUES ($1, $2) ON CONFLICT DO NOTHING',
);
const suggest = prepared(
  'suggestions.add',
  `INSERT INTO location_suggestions (folded, voice, suggested) VALUES (fold($1), $2, $1) ON CONFLICT DO NOTHING`,
);

export const subscriptions = {
  add: async (db: Db, email: string, type: string) => {
    await subscribe(db, email, type);
  },
  /** @param voice who suggests; the same place from the same voice counts once */
  suggest: async (db: Db, place: string, voice: string) => {
    await suggest(db, place, voice);
  },
};
