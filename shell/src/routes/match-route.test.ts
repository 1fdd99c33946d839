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

  it('has the creators’ page only while the marketplace is open', () => {
    expect(matchRoute('/influencers').entry).toMatchObject({
      name: 'influencersLanding',
      flag: 'market_place_enabled',
    });
  });

  it('keeps private pages for people, and the one for a new password for guests', () => {
    const guards = Object.fromEntries(routeTable.flatMap(({ name, guard }) => (guard ? [[name, guard]] : [])));
    expect(guards).toEqual({
      profile: 'user',
      myTrips: 'user',
      myWishlist: 'user',
      wishlistPage: 'user',
      resetPassword: 'guest',
    });
  });

  it('spells no path itself', () => {
    for (const { path } of routeTable) expect(Object.values(paths)).toContain(path);
  });
});
