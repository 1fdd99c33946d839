import { currencies } from '@tabi/shared/money';
import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../../../ports/context.ts';
import { defineRoute } from '../../../http/define-route.ts';
import { euroRates } from './domain/euro-rates.ts';
import { presentCurrencies } from './presenter.ts';
import { countryCurrencies, storedRates } from './repository.ts';

export function currencyRoutes(app: FastifyInstance, { pool }: ApiContext): void {
  defineRoute(app, 'GET /api/currencies', { cache: 'public' }, async () => ({
    results: presentCurrencies(await storedRates(pool)),
  }));
  defineRoute(app, 'GET /api/currencies/countries', { cache: 'public' }, async () => {
    const rows = await countryCurrencies(
      pool,
      currencies.map(({ code }) => code),
    );
    return { results: Object.fromEntries(rows.map(({ code, currency }) => [code, currency])) };
  });
  defineRoute(app, 'GET /api/currencies/rates', { cache: 'public' }, async () => ({
    results: euroRates(await storedRates(pool)),
  }));
}
