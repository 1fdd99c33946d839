import { useApi } from '../data/use-api.ts';
import { Ticket } from './ticket.tsx';

/** What each variant says, in order. */
const says = [
  {
    title: 'Land in time for dinner',
    text: 'The first evening decides how a trip begins. Arrive while the lamps come on.',
  },
  {
    title: 'Fly in with the first light',
    text: 'Clear mornings, empty roads from the airport, and the whole first day still yours.',
  },
  {
    title: 'One more island, one flight away',
    text: 'Short hops make long coasts small. See what lies an hour further on.',
  },
  {
    title: 'The long way round, the short way there',
    text: 'Fly into one city and home from another: no day lost on the way back.',
  },
  { title: 'A window seat, please', text: 'Some mountains are best met from above, on the side where the sun is.' },
  {
    title: 'Follow the dry season',
    text: 'It is always good weather somewhere in Asia. Pick the month, then the flight.',
  },
];

/** Flights, from the partner that is configured; else the trip's own times. */
export function FlightBanner({ plan }: { plan: () => void }) {
  const { data } = useApi('GET /api/site', {}, { background: true });
  const flights = data?.results.banners.flights;
  const { title, text } = says[(flights?.variant ?? 1) - 1] ?? { title: '', text: '' };
  return (
    <Ticket
      label="Flights"
      title={title}
      text={text}
      banner={flights}
      partner="Search flights"
      plan={plan}
      own="Plan around your flight"
    />
  );
}
