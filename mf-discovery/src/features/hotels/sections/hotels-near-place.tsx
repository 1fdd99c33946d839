import { useHotelsNearPlace } from '../api.ts';
import { NearbyHotels } from '../components/nearby-hotels.tsx';

type Props = { place: { slug: string; location_slug: string; location_name: string } };

/** Hotels close to a place. */
export function HotelsNearPlace({ place }: Props) {
  const answer = useHotelsNearPlace(place.slug);
  return <NearbyHotels title="Nearby Hotels" near={place} answer={answer} />;
}
