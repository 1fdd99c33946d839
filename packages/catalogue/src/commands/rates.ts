import { migrate } from '@tabi/postgres';
import { refreshRates } from '../load/refresh-rates.ts';
import type { Command } from './command.ts';
import { withDatabase } from './with-database.ts';

export const rates: Command = {
  usage: 'rates',
  summary: 'Fetches the exchange rates of today from RATES_SOURCE, the European Central Bank when that is not set.',
  run: (_args, say) =>
    withDatabase(async (pool, config) => {
      await migrate(pool);
      say(`${await refreshRates(pool, config.ratesSource)} rates are fresh; pegs follow them.`);
      return 0;
    }),
};
