import type { City } from '@tabi/shared/contracts/places';
import type { ApiContext } from '../../../ports/context.ts';
import { cities } from './repository.ts';

const optionCount = 8;

/** Countries that Google writes another way than our list. */
const shortNames: Record<string, string> = { USA: 'US', UK: 'GB', UAE: 'AE' };

/** Cities that the text may mean: those of a guide as far as we know them, else what our own list finds. */
export async function findCities(
  { pool, cityGuide }: Pick<ApiContext, 'pool' | 'cityGuide'>,
  text: string,
  country: string | undefined,
): Promise<City[]> {
  const predicted = await cityGuide?.predict(text, country);
  const known = predicted?.length
    ? await cities.named(
        pool,
        predicted.map(({ name, country: written }) => ({
          name,
          country: written,
          code: country?.toUpperCase() ?? shortNames[written] ?? null,
        })),
      )
    : [];
  return known.length > 0 ? known.slice(0, optionCount) : cities.search(pool, text, country, optionCount);
}
