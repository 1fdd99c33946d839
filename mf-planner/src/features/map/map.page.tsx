import type { Trip } from '@tabi/shared/contracts/trips';
import type { Api } from '@tabi/shared/data';
import { eachDay } from '@tabi/shared/format';
import { useSearchParams } from '@tabi/shared/router';
import { useEffect, useMemo } from 'react';
import { useFitIn } from '../../common/components/use-fit-in.tsx';
import { addIdea } from '../../common/domain/place-operations.ts';
import { useChosen } from '../../common/state/chosen.ts';
import { useOpenTrip, useTripEdits } from '../../common/state/open-trip.ts';
import { fetchMap, TripMap } from './components/trip-map.tsx';
import { addOwnPlace } from './domain/own-place.ts';
import { savesData } from './domain/saves-data.ts';

/** The day of the address, which a link to the map carries; what is looked at afterwards is written there. */
function useDayOfAddress(dates: readonly string[], choose: (date: string) => void) {
  const [search, setSearch] = useSearchParams();
  const wanted = search.get('day');
  useEffect(() => {
    if (wanted !== null && dates.includes(wanted)) choose(wanted);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- what the address says counts once, when it says it
  }, [wanted]);
  return (date: string | null) => setSearch(date === null ? {} : { day: date }, { replace: true });
}

/** Degrees around a destination: what a phone shows of the ground before it is that of all Asia. */
const around = 3;

/** The ground under the destinations, with what draws it; whoever saves data looks at the map when it is wanted. */
export async function fetchData(api: Api, { destinations }: Trip): Promise<void> {
  if (savesData()) return;
  const { fetchGround } = await fetchMap();
  const { results: site } = await api.call('GET /api/site', {}, { background: true });
  const boxes = destinations.map(({ lat, lng }) => [lng - around, lat - around, lng + around, lat + around]);
  if (!site.map.tile_url) await fetchGround(site.map.index_url, boxes);
}

/** The open trip on a map, all of it or a day. */
export function Page() {
  const { trip, events, canEdit } = useOpenTrip();
  const { edit } = useTripEdits();
  const { fit, busy, choice } = useFitIn();
  const dates = useMemo(() => eachDay(trip.startDate, trip.endDate), [trip.startDate, trip.endDate]);
  const [{ date }, choose] = useChosen();
  const write = useDayOfAddress(dates, (day) => choose({ date: day }));
  const look = (day: string | null) => {
    choose({ date: day });
    write(day);
  };
  const number = date === null ? 0 : dates.indexOf(date) + 1;
  return (
    <>
      <TripMap
        trip={trip}
        events={events}
        dates={dates}
        day={number > 0 ? number : null}
        onDay={(day) => look(day === null ? null : (dates[day - 1] ?? null))}
        canEdit={canEdit}
        busy={busy}
        onFit={(poi) => void fit(poi)}
        onIdea={(poi) => {
          const adding = addIdea(trip, poi);
          if (adding) void edit(adding);
        }}
        onOwn={async (place) => (await edit(addOwnPlace(trip, place))).ok}
      />
      {choice}
    </>
  );
}
