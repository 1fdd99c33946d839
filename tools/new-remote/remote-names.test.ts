import { exposesOf, remoteSchema } from '@tabi/releases';
import { filesOf } from './remote-files.ts';
import { namesOf } from './remote-names.ts';

it('a name of several words is spelled as each place wants it', () => {
  expect(namesOf('night-trains-by-sea')).toEqual({
    short: 'night-trains-by-sea',
    folder: 'mf-night-trains-by-sea',
    page: 'nightTrainsBySea',
    component: 'NightTrainsBySea',
    words: 'Night trains by sea',
    path: '/night-trains-by-sea',
  });
});

it('a name with the folder’s own beginning means the same', () => {
  expect(namesOf('mf-trains')).toEqual(namesOf('trains'));
});

it.each(['Trains', 'night_trains', 'night--trains', '-trains', '4x4', '', '../blog'])(
  '%p is refused as a name',
  (name) => {
    expect(() => namesOf(name)).toThrow(/is no name for a remote: write small letters with single dashes/);
  },
);

it('a name that no tab could show is refused', () => {
  expect(() => namesOf('night-trains-and-their-dining-cars')).toThrow(/is too long for a remote: 30 letters/);
});

it.each(['api', 'art', 'mf-map'])('%p is refused, since the servers answer there', (name) => {
  expect(() => namesOf(name)).toThrow(/is answered by the servers themselves: choose another name/);
});

it.each(['trains', 'night-trains', 'a-b-c'])(
  'what %s describes fits its schema, and exposes files that are written',
  (name) => {
    const names = namesOf(name);
    const files = filesOf({ names, owner: 'A team', needs: '^1.0' });
    const description = remoteSchema.parse(JSON.parse(files[`${names.folder}/remote.json`] ?? ''));
    const exposed = Object.values(exposesOf(description)).map((file) => `${names.folder}/${file.slice(2)}`);
    expect(Object.keys(files)).toEqual(expect.arrayContaining(exposed));
  },
);
