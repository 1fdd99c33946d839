import { aShelf } from '../read/test-shelf.ts';
import { staleIn } from './stale.ts';

const nothing = { countries: [], connections: [], festivals: [], journeys: [] };

/** What is stale of a shelf in which all was checked in November 2026, once it has been changed. */
function staleAfter(change: (place: ReturnType<typeof aShelf>['places'][number]) => void, today = '2026-12-01') {
  const shelf = aShelf();
  for (const place of shelf.places) Object.assign(place, { checked: '2026-11', price: 'free', closures: [] });
  shelf.guide = { ...(shelf.guide as NonNullable<typeof shelf.guide>), checked: '2026-11' };
  shelf.destination = { ...shelf.destination, checked: '2026-11' };
  const [first] = shelf.places;
  if (!first) throw new Error('Kyoto has no places.');
  change(first);
  return staleIn([shelf], nothing, today).map(({ what, why }) => `${what} ${why}`);
}

it('finds nothing to check soon after all was checked', () => {
  expect(staleAfter(() => undefined)).toEqual([]);
});

it.each<[string, Parameters<typeof staleAfter>[0]]>([
  ['has never been checked again', (place) => delete place.checked],
  ['its price is of 2023', (place) => (place.price = { amount: 500, currency: 'JPY', year: 2023 })],
  [
    'its closure ended on 2026-11-30',
    (place) => (place.closures = [{ from: '2026-01-01', to: '2026-11-30', why: 'Works' }]),
  ],
])('says "%s"', (words, change) => {
  expect(staleAfter(change)).toEqual([expect.stringMatching(`kyoto/places.json \\S+ ${words}`)]);
});

it('says that a destination itself has never been checked again', () => {
  const shelf = aShelf('kyoto');
  delete shelf.destination.checked;
  const found = staleIn([shelf], nothing, '2026-12-01').map(({ what, why }) => `${what} ${why}`);
  expect(found).toContain('kyoto/destination.json has never been checked again');
});

it('asks for everything again after a year', () => {
  expect(staleAfter(() => undefined, '2028-01-01').length).toBeGreaterThan(20);
});

it('puts the greatest sights of the first destinations first', () => {
  const [first = ''] = staleIn([aShelf('kyoto'), aShelf('khiva')], nothing, '2030-01-01').map(({ what }) => what);
  expect(first).toMatch(/^kyoto\//);
});
