import { groundStyle, labelStyle } from './base-style.ts';
import { readMapColours, type MapColours } from './map-colours.ts';

const feature = (values: Record<string, unknown>) =>
  ({ get: (name: string) => values[name] }) as unknown as Parameters<ReturnType<typeof groundStyle>>[0];
const colours = (theme: Partial<MapColours>): MapColours => ({ ...readMapColours(), ...theme });
const paper = colours({ land: '#fbf8f3', water: '#d7dde9', border: '#aaaaaa', disputed: '#cccccc' });

it('draws land, lakes and borders in the colours of the theme', () => {
  const style = groundStyle(paper);
  const drawn = (kind: string) => style(feature({ kind }), 5);
  expect(drawn('land')?.getFill()?.getColor()).toBe(paper.land);
  expect(drawn('lake')?.getFill()?.getColor()).toBe(paper.water);
  expect(drawn('border')?.getStroke()?.getColor()).toBe(paper.border);
});

it('dashes every border, and a disputed one otherwise', () => {
  const style = groundStyle(paper);
  const dash = (kind: string) => style(feature({ kind }), 5)?.getStroke()?.getLineDash();
  expect(dash('border')).toEqual([6, 4]);
  expect(dash('disputed')).toEqual([2, 4]);
});

it('shows a river from its zoom, and broader when it is a great one', () => {
  const style = groundStyle(paper);
  const width = (zoom: number) =>
    style(feature({ kind: 'river', zoom: 6 }), zoom)
      ?.getStroke()
      ?.getWidth();
  expect([width(5), width(6), width(9)]).toEqual([undefined, 0.8, 1.6]);
});

const city = feature({ kind: 'city', zoom: 6, name: 'Kyoto', local: '京都' });

it('names a city in both its writings, from the zoom at which it has room', () => {
  const style = labelStyle(paper);
  expect(style(city, 5)).toBeUndefined();
  const text = [style(city, 7)?.getText()?.getText()].flat();
  expect(text).toEqual(expect.arrayContaining(['Kyoto', '京都']));
});

it('gives names a halo of the land’s colour', () => {
  expect(labelStyle(paper)(city, 7)?.getText()?.getStroke()?.getColor()).toBe(paper.land);
});

it('leaves the dot of a city out where its streets would be', () => {
  const style = labelStyle(paper);
  expect(style(city, 8)?.getImage()).toBeTruthy();
  expect(style(city, 12)?.getImage()).toBeFalsy();
});

it('softens its shores where they are less exact than the view, and leaves towns out there', () => {
  const style = groundStyle(paper);
  const shore = (zoom: number) =>
    style(feature({ kind: 'coast' }), zoom)
      ?.getStroke()
      ?.getWidth();
  expect(shore(13)).toBeGreaterThan(shore(10) ?? 0);
  expect([10, 13].map((zoom) => style(feature({ kind: 'urban' }), zoom) !== undefined)).toEqual([true, false]);
});
