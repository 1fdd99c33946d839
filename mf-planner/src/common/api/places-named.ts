import type { Poi } from '@tabi/shared/contracts/places';
import type { Trip } from '@tabi/shared/contracts/trips';
import { useApi, useDebouncedValue, type ApiError } from '@tabi/shared/data';

const typingPause = 300;
/** As many as one answer holds: those elsewhere are left out of it afterwards. */
const most = 50;

type Destination = Pick<Trip['destinations'][number], 'id' | 'slug'>;
type Named = { found: Poi[] | undefined; error: ApiError | undefined };

/** Places of these destinations by their name; none are found while they are asked for. */
export function usePlacesNamed(destinations: readonly Destination[], text: string): Named {
  const name = useDebouncedValue(text.trim(), typingPause);
  const [first, ...others] = destinations;
  const where = others.length > 0 ? { per_page: most } : { location: first?.slug };
  const input = first && name.length > 1 ? { query: { ...where, name } } : null;
  const { data, error } = useApi('GET /api/pointOfInterests', input, { background: true });
  const isHere = ({ location_id }: Poi) => destinations.some(({ id }) => id === location_id);
  return { found: others.length > 0 ? data?.data.filter(isHere) : data?.data, error };
}
