import { useApi } from '../data/use-api.ts';
import { Ticket } from './ticket.tsx';

/** Rental cars, from the partner that is configured; else a trip with a car. */
export function CarBanner({ plan }: { plan: () => void }) {
  const { data } = useApi('GET /api/site', {}, { background: true });
  return (
    <Ticket
      label="Cars"
      title="Where the trains end"
      text="Some of the best days begin behind a wheel: high passes, empty coasts, a valley with one guesthouse."
      banner={data?.results.banners.cars}
      partner="Find a car"
      plan={plan}
      own="Plan days out of town"
    />
  );
}
