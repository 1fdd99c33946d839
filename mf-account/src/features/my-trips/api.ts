import type { TripSummary } from '@tabi/shared/contracts/trips';
import { useApi, useRefresh, useSignedInCall } from '@tabi/shared/data';
import { listen } from '@tabi/shared/events';
import { showFailure, showToast, useAppStateSource } from '@tabi/shared/state';
import { useEffect, useRef, useState } from 'react';
import { submitErrors } from '@tabi/shared/forms';
import type { TripFile } from './domain/trip-file.ts';
import { withDeleted, type Filter } from './domain/shelves.ts';

const mine = 'GET /api/user/trips';
/** As many as one answer may have. */
const most = 2_000;

/** Where a deleted trip leaves its place to its Undo: those shared by others are never deleted here, and the deleted have a list. */
const keepsPlaces: ReadonlySet<Filter> = new Set(['all', 'upcoming', 'past']);

/**
 * The first of a list of trips, and how to get the rest of a long one: null when all of it is here, or on its way.
 * `more`: there are more than these.
 */
function useTripList(filter: Filter) {
  const [every, setEvery] = useState<Filter | null>(null);
  const { data: first, error, retry } = useApi(mine, { query: { filter } }, { live: true });
  const wanted = every === filter;
  const all = useApi(mine, wanted ? { query: { filter, limit: most } } : null, { live: true, background: true });
  const ask = wanted ? all.retry : () => setEvery(filter);
  const isShort = first?.more && !all.data && !all.isLoading;
  const { results: trips, more = false } = all.data ?? first ?? {};
  return { trips, error, retry, showAll: isShort ? ask : null, more };
}

/** Deletes trips and brings them back, in the order in which it was asked for. */
function useErasing() {
  const call = useSignedInCall();
  const erasing = useRef(new Map<string, Promise<unknown>>());
  return {
    erase: ({ id }: TripSummary) => {
      const erased = call('DELETE /api/trips/{id}', { params: { id } });
      const settled = erased.catch(() => undefined);
      erasing.current.set(id, settled);
      return erased;
    },
    restore: async ({ id }: TripSummary) => {
      // Asked for before it is deleted, it would be deleted after that.
      await erasing.current.get(id);
      await call('GET /api/trips/{id}/restore', { params: { id } });
    },
  };
}

/** The person's trips, those just deleted among them until the page is left. */
export function useMyTrips(filter: Filter) {
  const call = useSignedInCall();
  const state = useAppStateSource();
  const refresh = useRefresh();
  const [deleted, setDeleted] = useState<TripSummary[]>([]);
  const { erase, restore } = useErasing();
  const list = useTripList(filter);

  useEffect(() => listen('shell:session-changed', () => void refresh(mine)), [refresh]);

  const putBack = ({ id }: TripSummary) => setDeleted((trips) => trips.filter((trip) => trip.id !== id));
  return {
    ...list,
    trips: list.trips && (keepsPlaces.has(filter) ? withDeleted(list.trips, deleted) : list.trips),
    isDeleted: ({ id }: TripSummary) => deleted.some((trip) => trip.id === id),
    /** Takes it away at once; when the server refuses, it is back. */
    remove: async (trip: TripSummary) => {
      setDeleted((trips) => [...trips, trip]);
      try {
        await erase(trip);
        await refresh(mine);
      } catch (failure) {
        putBack(trip);
        showFailure(state, failure);
      }
    },
    undo: async (trip: TripSummary) => {
      try {
        await restore(trip);
        await refresh(mine);
        putBack(trip);
      } catch (failure) {
        showFailure(state, failure);
      }
    },
    /** Brings back what was deleted earlier. */
    restore: async (trip: TripSummary) => {
      try {
        await restore(trip);
        await refresh(mine);
        putBack(trip);
        showToast(state, `${trip.title} is back.`);
      } catch (failure) {
        showFailure(state, failure);
      }
    },
    /** Only an invitation leads back. */
    leave: async (trip: TripSummary) => {
      try {
        await call('DELETE /api/user/trips/{id}', { params: { id: trip.id } });
        await refresh(mine);
        showToast(state, `You have left ${trip.title}.`);
      } catch (failure) {
        showFailure(state, failure);
      }
    },
  };
}

/** Copies a trip to other days. @returns the copy's slug */
export function useTripCopy() {
  const call = useSignedInCall();
  const refresh = useRefresh();
  return async ({ id }: TripSummary, startDate: string): Promise<string> => {
    const { results } = await call('POST /api/trips/{id}/duplicate', { params: { id }, body: { startDate } });
    void refresh(mine);
    return results.trip.slug;
  };
}

/** Makes a trip of a file. @returns its slug, or what is wrong with the file in a sentence */
export function useTripImport() {
  const call = useSignedInCall();
  const refresh = useRefresh();
  return async (body: TripFile['document']): Promise<{ slug: string } | { wrong: string }> => {
    try {
      const { results } = await call('POST /api/trips/import', { body });
      void refresh(mine);
      return { slug: results.slug };
    } catch (failure) {
      return { wrong: Object.values(submitErrors(failure))[0] ?? 'This did not work. Please try again.' };
    }
  };
}

export type LinkKind = 'look' | 'plan';

/** The link that opens a trip to look at it, or to plan along; the same one each time until it has run out. */
export function useTripLink() {
  const call = useSignedInCall();
  return async ({ id }: TripSummary, kind: LinkKind) => {
    const name = kind === 'look' ? 'GET /api/trips/{id}/public' : 'GET /api/trips/{id}/invite';
    return (await call(name, { params: { id } })).results;
  };
}

export const useTopDestinations = () =>
  useApi('GET /api/location/top-destinations', { query: { limit: 3 } }, { background: true });
