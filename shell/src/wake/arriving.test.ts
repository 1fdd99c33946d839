import { markArriving } from './arriving.ts';

const { dataset } = document.documentElement;
const comeBy = (type: NavigationTimingType) =>
  Object.assign(performance, { getEntriesByType: () => [{ type }] as PerformanceNavigationTiming[] });

afterEach(() => {
  delete dataset['arriving'];
  window.location.hash = '';
});

it('a page that somebody comes to anew is arriving', () => {
  comeBy('navigate');
  markArriving();
  expect(dataset['arriving']).toBe('');
});

it.each(['reload', 'back_forward'] as const)('a page come to by %s has its true heights from the first', (type) => {
  comeBy(type);
  markArriving();
  expect(dataset['arriving']).toBeUndefined();
});

it('a page come to by a link to one of its parts has its true heights from the first', () => {
  comeBy('navigate');
  window.location.hash = '#reviews';
  markArriving();
  expect(dataset['arriving']).toBeUndefined();
});
