import { PoiView } from '../features/discover/components/poi-view.tsx';

/** A place inside another app's page: without the actions of its own page. */
export function PoiDetails({ slug }: { slug: string }) {
  return <PoiView slug={slug} inItinerary />;
}
