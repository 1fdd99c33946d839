import { eachDay } from '@tabi/shared/format';
import { useMemo } from 'react';
import { useFitIn } from '../../common/components/use-fit-in.tsx';
import { addIdea } from '../../common/domain/place-operations.ts';
import { useChosen } from '../../common/state/chosen.ts';
import { useOpenTrip, useTripEdits } from '../../common/state/open-trip.ts';
import { TripMap } from './components/trip-map.tsx';
import { addOwnPlace } from './domain/own-place.ts';

/** The open trip on a map, all of it or a day. */
export function Page() {
  const { trip, events, canEdit } = useOpenTrip();
  const { edit } = useTripEdits();
  const { fit, busy, choice } = useFitIn();
  const dates = useMemo(() => eachDay(trip.startDate, trip.endDate), [trip.startDate, trip.endDate]);
  const [{ date }, choose] = useChosen();
  const number = date === null ? 0 : dates.indexOf(date) + 1;
  return (
    <>
      <TripMap
        trip={trip}
        events={events}
        dates={dates}
        day={number > 0 ? number : null}
        onDay={(day) => choose({ date: day === null ? null : (dates[day - 1] ?? null) })}
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
