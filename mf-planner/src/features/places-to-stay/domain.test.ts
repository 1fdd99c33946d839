import { aNight, aTrip, aVisit } from '@tabi/shared/testing';
import { centreOf, firstGap, nightsOf, wayToCentre } from './domain.ts';

const kyoto = {
  id: 1,
  part_id: 'first',
  slug: 'kyoto',
  name: 'Kyoto',
  country_name: 'Japan',
  time_zone: 'Asia/Tokyo',
  cover: { url: '/kyoto.webp', tint: 'teal' },
  lat: 35,
  lng: 135.7,
  startDate: '2027-03-01',
  endDate: '2027-03-02',
};
const trip = aTrip({
  startDate: '2027-03-01',
  endDate: '2027-03-04',
  destinations: [
    { ...kyoto, id: 1, startDate: '2027-03-01', endDate: '2027-03-02' },
    { ...kyoto, id: 2, startDate: '2027-03-02', endDate: '2027-03-04' },
  ],
});

it('a trip of four days has three nights, each where the next day begins', () => {
  const nights = nightsOf(trip, [aNight('Ryokan', '2027-03-02 15:00', '2027-03-03 11:00')]);
  expect(nights.map(({ date, destination, stay }) => [date, destination?.id, stay?.title ?? null])).toEqual([
    ['2027-03-01', 1, null],
    ['2027-03-02', 2, 'Ryokan'],
    ['2027-03-03', 2, null],
  ]);
});

it('a bed after the last day counts, and no bed then is missing', () => {
  const nights = nightsOf(trip, [aNight('Airport', '2027-03-04 15:00', '2027-03-05 06:00')]);
  expect(nights.at(-1)).toMatchObject({ date: '2027-03-04', stay: { title: 'Airport' } });
});

it('the first nights without a bed are those that belong together', () => {
  expect(firstGap(nightsOf(trip, []))).toEqual({ from: '2027-03-01', to: '2027-03-02' });
  expect(firstGap(nightsOf(trip, []), 2)).toEqual({ from: '2027-03-02', to: '2027-03-04' });
  expect(firstGap(nightsOf(trip, [aNight('All', '2027-03-01 15:00', '2027-03-04 11:00')]))).toBeNull();
});

it('the middle of the days is that of what is seen, else that of the destination', () => {
  const at = (lat: number) => {
    const visit = aVisit(String(lat), '2027-03-01 09:00', '2027-03-01 10:00');
    return { ...visit, poi: { ...visit.poi, lat, lng: 135 } };
  };
  const { id: destination_id } = trip.destinations[0]!;
  expect(centreOf({ ...kyoto, id: destination_id }, [at(35), at(37)])).toEqual({ lat: 36, lng: 135 });
  expect(centreOf(kyoto, [])).toEqual({ lat: kyoto.lat, lng: kyoto.lng });
});

it('a way is walked where it is short', () => {
  expect(wayToCentre({ lat: 35, lng: 135 }, { lat: 35.005, lng: 135 })).toBe('10\u00a0min on foot');
  expect(wayToCentre({ lat: 35, lng: 135 }, { lat: 35.05, lng: 135 })).toBe('32\u00a0min by transport');
});
