import { readMapColours } from './map-colours.ts';
import { aloneIn, groupStyle, pinsIn } from './pin-groups.ts';
import { unmoved } from './pin-spots.ts';

const pin = (id: string) => ({ id, lat: 35, lng: 135.7, label: `Place ${id}`, mark: '' });
/** As the map draws things: each knows some words. */
const thing = (known: Record<string, unknown>) => ({ get: (name: string) => known[name] }) as never;
const group = (...ids: string[]) => thing({ features: ids.map((id) => thing({ pin: pin(id) })) });

it('A group of one is that pin, and one of several is all of them.', () => {
  expect(aloneIn(group('a'))?.get('pin')).toEqual(pin('a'));
  expect(pinsIn(group('a'))).toEqual([]);
  expect(aloneIn(group('a', 'b'))).toBeNull();
  expect(pinsIn(group('a', 'b')).map(({ id }) => id)).toEqual(['a', 'b']);
});

it('Where pins are not grouped, each thing that is drawn stands for itself.', () => {
  const way = thing({ way: 'line' });
  expect(aloneIn(way)).toBe(way);
  expect(pinsIn(way)).toEqual([]);
});

it('A group says how many it is, and the name of the one that is pointed at.', () => {
  const words = (lit?: ReturnType<typeof pin>) =>
    groupStyle([pin('a'), pin('b')], lit && { pin: lit, raised: unmoved.raised }, readMapColours()).map((style) =>
      style.getText()?.getText(),
    );
  expect(words()).toEqual(['2']);
  expect(words(pin('b'))).toEqual(['2', 'Place b']);
});
