import { links } from '@tabi/shared/links';
import { Navigate, Route, Routes, useParams, useSearchParams } from '@tabi/shared/router';
import { ButtonLink, LoadedPage } from '@tabi/shared/ui';
import { useTrip } from './api.ts';
import { Ideas } from './components/ideas.tsx';
import { ItinerarySkeleton } from './components/itinerary-skeleton.tsx';
import { MapView } from './components/map-view.tsx';
import { StillPlanning } from './components/still-planning.tsx';
import { Timeline } from './components/timeline.tsx';
import { TripHeader } from './components/trip-header.tsx';

/** One trip: its head and its tabs. */
export function Page() {
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const asked = useTrip(id, search.get('token'));
  const home = (
    <ButtonLink to={links.home()} look="quiet">
      Back to the front page
    </ButtonLink>
  );
  return (
    <LoadedPage of={asked} what="This trip" skeleton={<ItinerarySkeleton />} ways={home}>
      {({ results: trip }) => (
        <>
          <TripHeader trip={trip} />
          {trip.status === 'planned' ? (
            <Routes>
              <Route path="timeline" element={<Timeline trip={trip} />} />
              <Route path="map" element={<MapView trip={trip} />} />
              <Route path="poi" element={<Ideas trip={trip} />} />
              <Route path="*" element={<Navigate to={links.itineraryTab(id, 'timeline')} replace />} />
            </Routes>
          ) : (
            <StillPlanning trip={trip} />
          )}
        </>
      )}
    </LoadedPage>
  );
}
