import type { SlotOption } from '@tabi/shared/contracts/trip-changes';
import type { TripSummary } from '@tabi/shared/contracts/trips';
import { ApiError, useApi, useApiClient, usePages, useRefresh, useSignedInCall } from '@tabi/shared/data';
import { showToast, useAppStateSource, useFormats } from '@tabi/shared/state';
import type { ListingWish } from '../../common/components/use-wish.ts';

/** As many as a call gives: a map is looked at all at once. */
const onMap = { per_page: 50 };

/** Places, of a destination or of all, as somebody wishes for them. */
export const usePlaces = ({ query, page, view }: ListingWish, location?: string) =>
  usePages(
    'GET /api/pointOfInterests',
    { query: { ...(location ? { location } : {}), ...(view === 'map' ? onMap : {}), ...query } },
    page,
  );

export const usePlace = (slug: string) => useApi('GET /api/pointOfInterests/{id}', { params: { id: slug } });

/** The ones of a destination that nobody should miss. */
export const useTopPlaces = (location: string, count: number) =>
  useApi('GET /api/pointOfInterests', { query: { location, per_page: count } });

/** The most important; nobody asks before they are wanted. */
export const usePlacesOnMap = (location: string, wanted: boolean) =>
  useApi('GET /api/pointOfInterests', wanted ? { query: { location, ...onMap } } : null, { background: true });

export const useNearbyPlaces = (slug: string) =>
  useApi('GET /api/pointOfInterests/{id}/nearby', { params: { id: slug }, query: { limit: 6 } }, { background: true });

/** Tells the editors what is wrong about a place; answers what to say of it. */
export function useCorrection(): (slug: string, message: string) => Promise<string> {
  const api = useApiClient();
  return async (slug, message) => {
    const input = { params: { id: slug }, body: { message } };
    return (await api.call('POST /api/pointOfInterests/{id}/corrections', input)).message;
  };
}

/** The trips of who is signed in; of a guest those that were planned in this browser. */
export const useMyTrips = () =>
  useApi('GET /api/user/trips', { query: { filter: 'all' } }, { background: true, live: true });

type Put = { id: number; slug: string; name: string; location_slug: string };

/** Puts a place into a trip, and says where it is now, with a way back. */
export function useAddToTrip({ id: poi_id, slug, name, location_slug }: Put) {
  const call = useSignedInCall();
  const refresh = useRefresh();
  const state = useAppStateSource();
  const { sentence } = useFormats();
  const renew = () => void refresh('GET /api/trips/', 'GET /api/user/trips');
  const say = (text: string, undo: () => Promise<unknown>) => {
    renew();
    const back = async () => {
      try {
        await undo();
        showToast(state, `${name} is taken off the trip again.`);
      } catch (error) {
        showToast(state, error instanceof Error ? error.message : 'Something went wrong!');
      }
      renew();
    };
    showToast(state, text, { button: 'Undo', run: () => void back() });
  };
  const asIdea = async (trip: TripSummary): Promise<void> => {
    const { results } = await call('GET /api/trips/{id}', { params: { id: trip.id }, query: {} });
    if (results.side_pois.some(({ id }) => id === poi_id)) {
      showToast(state, `${name} is among the ideas of ${trip.title} already.`);
      return;
    }
    await call('POST /api/destinations/{id}/poi', {
      params: { id: location_slug },
      body: { poi_id, trip_id: trip.id, state: 'want' },
    });
    say(`${name} is among the ideas of ${trip.title}.`, () =>
      call('DELETE /api/destinations/{id}/poi/{poiId}', {
        params: { id: location_slug, poiId: slug },
        query: { trip_id: trip.id },
      }),
    );
  };
  return {
    asIdea,
    /** Where it fits, or on the chosen option. @returns what there is to choose from where it fits nowhere freely */
    onDay: async (trip: TripSummary, option?: SlotOption): Promise<SlotOption[]> => {
      const choice = option && { date: option.date, drop: option.drop.map(({ event_id }) => event_id) };
      const params = { id: trip.id };
      try {
        const { results } = await call('POST /api/trips/{id}/events/suggested', {
          params,
          body: { poi_id, ...(choice ? { option: choice } : {}) },
        });
        if (results.options) return results.options;
        say(`${name} is on ${trip.title}: ${sentence(results.why ?? '')}`, () =>
          call('POST /api/trips/{id}/undo', { params, body: { version: results.version } }),
        );
      } catch (error) {
        if (option || !(error instanceof ApiError && error.code === 'fits-no-day')) throw error;
        await asIdea(trip);
      }
      return [];
    },
  };
}
