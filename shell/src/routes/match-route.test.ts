import { paths } from '@tabi/shared/links';
import { matchRoute } from './match-route.ts';
import { routeTable } from './table.ts';

describe('the route table', () => {
  it('finds a destination by its slug', () => {
    const match = matchRoute('/destinations/kyoto');
    expect([match.entry.name, match.params['id']]).toEqual(['locationDetails', 'kyoto']);
  });

  it('tells the list of a destination’s places from one of them', () => {
    expect(matchRoute('/destinations/kyoto/attractions').entry.name).toBe('attractions');
    expect(matchRoute('/destinations/kyoto/attractions/kinkaku-ji').entry.name).toBe('attractionDetails');
  });

  it('leaves what follows an itinerary to its remote', () => {
    expect(matchRoute('/itinerary/3-days/timeline').entry).toMatchObject({ name: 'itinerary', owner: 'mf-planner' });
  });

  it('takes a closing slash as none', () => {
    expect(matchRoute('/destinations/').entry.name).toBe('destinationsList');
  });

  it('answers any other address with the not-found page', () => {
    expect(matchRoute('/nowhere/at/all').entry.name).toBe('notFound');
  });

  it('spells no path itself', () => {
    for (const { path } of routeTable) expect(Object.values(paths)).toContain(path);
  });
});
