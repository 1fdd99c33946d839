import type { Whereabouts } from '@tabi/shared/contracts/visits';
import { currencies } from '@tabi/shared/money';
import type { Place } from './service.ts';

const ours = new Set(currencies.map((currency) => currency.code));

export const presentWhereabouts = ({ country, city, source }: Place): Whereabouts => ({
  country_code: country?.code ?? null,
  country: country?.name ?? null,
  city,
  currency: country?.currency && ours.has(country.currency) ? country.currency : 'USD',
  source,
});
