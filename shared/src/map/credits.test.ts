import { creditsOf } from './credits.ts';

it('keeps words and safe links of what sources say, each once', () => {
  const osm = '<a href="https://www.openstreetmap.org/copyright" target="_blank">© OpenStreetMap</a>';
  expect(creditsOf([`OpenFreeMap ${osm}`, osm])).toEqual([
    { text: 'OpenFreeMap', href: null },
    { text: '© OpenStreetMap', href: 'https://www.openstreetmap.org/copyright' },
  ]);
});

it('lets nothing in that would run', () => {
  const said = '<a href="javascript:alert(1)">Maps</a><img src=x onerror="alert(2)"><script>alert(3)</script>';
  expect(creditsOf([said]).map(({ href }) => href)).toEqual([null, null]);
});
