import { useApi, usePages } from '@tabi/shared/data';

/** Journeys on a page of a list. */
const aPage = 24;
const inRow = 6;

export const useJourneys = () => usePages('GET /api/journeys', { query: { per_page: aPage } });

export const useJourney = (id: string) => useApi('GET /api/journeys/{id}', { params: { id } });

/** Those that come through a destination. */
export const useJourneysThrough = (location: string) =>
  useApi('GET /api/journeys', { query: { per_page: inRow, location } }, { background: true });
