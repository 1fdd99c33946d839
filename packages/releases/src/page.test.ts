import { pageSchema } from './page.ts';

const page = { name: 'trains', path: '/trains/:line', title: 'Night trains', render: 'server' };
const complaints = (over: object) =>
  (pageSchema.safeParse({ ...page, ...over }).error?.issues ?? []).map(({ message }) => message);

it.each(['/', '/trains', '/trains/:line', '/trains/*', '/trains/:line/day/:day/*', '/pointOfInterest/:poiId'])(
  'a page may have the path %s',
  (path) => expect(complaints({ path })).toEqual([]),
);

it.each(['trains', '/trains/', '//trains', '/trains?x', '/trains/:', '/tr*', '/*/trains', '/trains/:line?'])(
  'a page may not have the path %s',
  (path) => expect(complaints({ path })).toHaveLength(1),
);

it('a page may have children, some with a title of their own', () => {
  expect(complaints({ children: [{ path: 'stops/:stop', title: 'Stop {stop} of {line}' }, { path: 'map' }] })).toEqual(
    [],
  );
});

it.each(['', '/map', 'map/', '*'])('a child is not at "%s"', (path) => {
  expect(complaints({ children: [{ path }] })).toHaveLength(1);
});

it('a title speaks only of what its own path names', () => {
  expect(complaints({ title: 'Trains of {town}', children: [{ path: 'map', title: 'Map of {stop}' }] })).toEqual([
    'The title asks for {town}, which /trains/:line does not have.',
    'The title asks for {stop}, which /trains/:line/map does not have.',
  ]);
});

it('an example is an address of its own page', () => {
  expect(complaints({ example: '/trains/sleeper-east?day=2' })).toEqual([]);
  expect(complaints({ example: '/trains' })).toEqual(['/trains is no address of /trains/:line.']);
  expect(complaints({ path: '/trains/:line/*', example: '/trains/{trip}/day/2' })).toEqual([]);
  expect(complaints({ example: 'trains/east' })).toContain(
    'An example is an address of the page, like "/blog/post/one".',
  );
});

it('a guarded page is not rendered for all alike', () => {
  expect(complaints({ guard: 'signed-in' })).toEqual([
    'What the server renders is the same for all: a guarded page is rendered in the "browser".',
  ]);
  expect(complaints({ guard: 'signed-in', render: 'browser' })).toEqual([]);
  expect(complaints({ guard: 'none' })).toEqual([]);
});

it('a personal page is a private one', () => {
  expect(complaints({ personal: true })).toEqual([
    'What the server renders is the same for all: a personal page is rendered in the "browser".',
  ]);
  expect(complaints({ personal: true, render: 'browser' })).toEqual([]);
});

it('a word that nobody reads is refused', () => {
  expect(complaints({ gaurd: 'signed-in' })).toHaveLength(1);
});
