import { pointText, problemOfPlace, readPoint } from './written-point.ts';

it.each([
  ['35.0116, 135.7681'],
  ['35.0116 135.7681'],
  ['https://www.google.com/maps/place/Gion/@35.0116,135.7681,17z'],
  ['https://www.google.com/maps/place/Gion/@35,135.7,17z/data=!3d35.0116!4d135.7681'],
  ['https://maps.apple.com/?ll=35.0116,135.7681'],
  ['https://www.google.com/maps/search/?api=1&query=35.0116%2C135.7681'],
  ['https://www.openstreetmap.org/#map=17/35.0116/135.7681'],
  ['https://www.openstreetmap.org/?mlat=35.0116&mlon=135.7681'],
])('reads where %s is', (text) => {
  expect(readPoint(text)).toEqual({ lat: 35.0116, lng: 135.7681 });
});

it.each(['Gion', '', '95, 135', '35', 'https://maps.app.goo.gl/abc123', 'Keiko’s house, 100%'])(
  'knows no place in "%s"',
  (text) => {
    expect(readPoint(text)).toBeNull();
  },
);

it('writes a point so that it reads it again', () => {
  expect(readPoint(pointText({ lat: -8.34, lng: 115.0920001 }))).toEqual({ lat: -8.34, lng: 115.092 });
});

it.each([
  ['', /^Say where it is:/],
  ['Aunt Keiko’s', /^Choose one from the list, or paste coordinates such as/],
  ['https://maps.app.goo.gl/abc123', /^This link does not say where it leads\./],
])('says of "%s" what it lacks', (text, words) => {
  expect(problemOfPlace(text)).toMatch(words);
});
