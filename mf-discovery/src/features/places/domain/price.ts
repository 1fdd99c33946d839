import type { PoiDetails } from '@tabi/shared/contracts/places';

/** From then on a price has probably risen. */
const goodForYears = 3;

/**
 * Whether a price is so old that it can only be told as "about".
 * @param today `YYYY-MM-DD`
 */
export const isDated = ({ amount, year }: NonNullable<PoiDetails['price']>, today: string): boolean =>
  amount > 0 && year !== null && Number(today.slice(0, 4)) - year >= goodForYears;
