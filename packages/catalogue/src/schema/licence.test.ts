import { freeLicence, isFreeLicence } from './licence.ts';

it.each([
  ['CC0', 'CC0 1.0', 'https://creativecommons.org/publicdomain/zero/1.0/'],
  ['Public domain', 'Public domain', null],
  ['CC BY 2.0', 'CC BY 2.0', 'https://creativecommons.org/licenses/by/2.0/'],
  ['cc by-sa 3.0 de', 'CC BY-SA 3.0 DE', 'https://creativecommons.org/licenses/by-sa/3.0/de/'],
])('knows %s, under its own name and link', (written, name, url) => {
  expect(freeLicence(written)).toEqual({ name, url });
  expect(isFreeLicence(name)).toBe(true);
});

it.each(['CC BY-NC 4.0', 'CC BY-ND 4.0', 'CC BY-SA 4.0 or later', 'GFDL', 'Copyrighted free use', 'CC BY 9.0', ''])(
  'knows nothing of %s',
  (written) => expect(freeLicence(written)).toBeNull(),
);
