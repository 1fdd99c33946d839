import type { Hotel } from '@tabi/shared/contracts/hotels';
import { plural } from '@tabi/shared/format';

const bands = ['', 'Simple', 'Middle', 'Upper', 'Luxury'];

/** How it stands among the hotels of its own town; never a price. */
export const formatBand = (band: number): string => bands[band] ?? '';

/** `4 stars`, as the hotel declares them; null where it has none. Never to be taken for travellers' ratings. */
export const formatStars = ({ stars }: Pick<Hotel, 'stars'>): string | null =>
  stars === null ? null : plural(stars, 'star');
