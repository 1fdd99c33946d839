import type { LocationDetails } from '@tabi/shared/contracts/places';
import { HotelsSection } from './hotels-section.tsx';
import { PlanBanner } from './plan-banner.tsx';
import { Reviews } from './reviews.tsx';
import { ToursSection } from './tours-section.tsx';

/** Tours, hotels and what travellers say of a destination, with the way to a plan between them. */
export function LocationAround({ location }: { location: LocationDetails }) {
  const { id, slug, name } = location;
  return (
    <>
      <ToursSection title={`Tours and guides in ${name}`} near={{ location_slug: slug, location_name: name }} />
      <PlanBanner
        destination={{ id, name }}
        text="Say when you come and what you like. The days are laid out by opening hours and the ways between, for you to change."
      />
      <HotelsSection location={{ slug, name }} />
      <Reviews of={{ resource: 'Location', id, slug, name }} />
    </>
  );
}
