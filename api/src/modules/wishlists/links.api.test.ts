import { signUp, type TestPerson } from '../../testing/test-person.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
let sight: { id: number; slug: string };
let kyoto: { id: number };
beforeAll(async () => {
  api = await startTestApi();
  kyoto = (await api.stranger().get('/api/location/kyoto')).body.results;
  [sight] = (await api.stranger().get('/api/pointOfInterests?location=kyoto&per_page=1')).body.data;
});
afterAll(() => api.close());

let mai: TestPerson;
let spring: string;
beforeEach(async () => {
  mai = await signUp(api);
  spring = (await mai.browser.post('/api/user/wishlists', { title: 'Spring' })).body.results.id;
  const noted = { wishlist_ids: [spring], notes: { [spring]: 'Only for me' } };
  await mai.browser.post('/api/user/wishlists/syncPOI', { place_id: sight.id, ...noted });
  await mai.browser.post('/api/user/wishlists/syncLocation', { place_id: kyoto.id, ...noted });
});

const share = async ({ browser } = mai) =>
  (await browser.post(`/api/user/wishlists/${spring}/link`)).body.results?.link;
const end = ({ browser } = mai) => browser.delete(`/api/user/wishlists/${spring}/link`);
const shown = async () => (await mai.browser.get(`/api/user/wishlists/${spring}`)).body.results.link;
const queryOf = (link: string) => new URL(link).search;
const open = (link: string, browser = api.stranger()) => browser.get(`/api/wishlists/shared${queryOf(link)}`);

describe('the link of a list', () => {
  it('is none at first, and the same one until it is ended', async () => {
    expect(await shown()).toBeNull();
    const link = await share();
    expect(new URL(link).pathname).toBe('/my-wishlist/shared/by-link');
    expect([await share(), await shown()]).toEqual([link, link]);
    expect((await end()).status).toBe(200);
    expect((await end()).status).toBe(200);
    expect(await shown()).toBeNull();
    expect(await share()).not.toBe(link);
  });

  it('shows anybody what is in it and whose it is, and nothing else of them', async () => {
    const link = await share();
    const linh = await signUp(api, 'Linh');
    for (const browser of [api.stranger(), await api.visitor(), linh.browser, mai.browser]) {
      const { status, body, headers } = await open(link, browser);
      expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
      expect(Object.keys(body.results).sort()).toEqual(['locations', 'owner', 'points_of_interest', 'title']);
      expect(body.results).toMatchObject({
        title: 'Spring',
        points_of_interest: [{ slug: sight.slug }],
        locations: [{ slug: 'kyoto' }],
      });
      expect(JSON.stringify(body)).not.toMatch(
        new RegExp(`Only for me|is_wishlisted|${mai.email}|${mai.id}|${spring}`),
      );
    }
  });

  it('opens nothing once it has ended or its list is deleted, and tells no difference to a wrong one', async () => {
    const first = await share();
    await end();
    const second = await share();
    await mai.browser.delete(`/api/user/wishlists/${spring}`);
    const wrong = first.replace(/token=.*/, 'token=AAAAAAAAAAAAAAAAAAAAAA');
    for (const link of [first, second, wrong]) {
      const { status, body } = await open(link);
      expect([status, body]).toEqual([404, { message: 'We could not find that.', code: 'not-found' }]);
    }
  });

  it("is neither made nor ended by somebody else, who sees another person's list as missing", async () => {
    const link = await share();
    const linh = await signUp(api, 'Linh');
    const asked = await linh.browser.post(`/api/user/wishlists/${spring}/link`);
    expect([asked.status, (await end(linh)).status]).toEqual([404, 404]);
    expect((await open(link)).status).toBe(200);
  });

  it('stands in no column of the database that could be used', async () => {
    const link = await share();
    const { rows } = await api.context.pool.query(
      'SELECT to_jsonb(wishlists)::text AS row FROM wishlists WHERE id = $1',
      [spring],
    );
    expect(rows[0].row).not.toContain(new URL(link).searchParams.get('token'));
  });

  it.each(['', '?token=', `?token=${'x'.repeat(101)}`])('refuses to be opened with %p', async (query) => {
    expect((await api.stranger().get(`/api/wishlists/shared${query}`)).status).toBe(422);
  });
});
