import { Place } from '../features/places/attraction-details.page.tsx';

/** A place inside another app's page: without the actions of its own page. */
export function PoiDetails({ slug }: { slug: string }) {
  return <Place slug={slug} inItinerary />;
}
