import { currencies } from '@tabi/shared/money';
import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../../../ports/context.ts';
import { defineRoute } from '../../../http/define-route.ts';
import { euroRates } from './domain/euro-rates.ts';
import { presentCurrencies } from './presenter.ts';
import { countryCurrencies, ratesInMemory } from './repository.ts';

export function currencyRoutes(app: FastifyInstance, { pool, mirror }: ApiContext): void {
  defineRoute(app, 'GET /api/currencies', { cache: 'catalogue' }, async () => ({
    results: presentCurrencies(await mirror.of(ratesInMemory)),
  }));
  defineRoute(app, 'GET /api/currencies/countries', { cache: 'catalogue' }, async () => {
    const rows = await countryCurrencies(
      pool,
      currencies.map(({ code }) => code),
    );
    return { results: Object.fromEntries(rows.map(({ code, currency }) => [code, currency])) };
  });
  defineRoute(app, 'GET /api/currencies/rates', { cache: 'catalogue' }, async () => ({
    results: euroRates(await mirror.of(ratesInMemory)),
  }));
}
