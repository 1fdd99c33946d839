import { signUp, type TestPerson } from '../../testing/test-person.ts';
import { startTestApi, testNow, type TestApi } from '../../testing/test-api.ts';

let now = testNow;
let api: TestApi;
let kyoto: { id: number };
let sights: { id: number; slug: string }[];
beforeAll(async () => {
  api = await startTestApi({ now: () => now });
  kyoto = (await api.stranger().get('/api/location/kyoto')).body.results;
  sights = (await api.stranger().get('/api/pointOfInterests?location=kyoto&per_page=5')).body.data;
});
afterAll(() => api.close());

let mai: TestPerson;
beforeEach(async () => {
  mai = await signUp(api);
});

const missing = '11111111-1111-4111-8111-111111111111';
const begin = async ({ browser }: TestPerson, title: string) =>
  (await browser.post('/api/user/wishlists', { title })).body.results.id as string;
const syncPoi = ({ browser }: TestPerson, place_id: number, wishlist_ids: string[]) =>
  browser.post('/api/user/wishlists/syncPOI', { place_id, wishlist_ids });
const lists = async ({ browser }: TestPerson) => (await browser.get('/api/user/wishlists')).body.results;
const later = () => {
  now = new Date(now.getTime() + 1_000);
};

describe('the lists', () => {
  it('are none at first, then the newest first', async () => {
    expect(await lists(mai)).toEqual([]);
    await begin(mai, 'Spring');
    later();
    await begin(mai, 'Autumn');
    expect((await lists(mai)).map(({ title }: { title: string }) => title)).toEqual(['Autumn', 'Spring']);
  });

  it('each have a name of their own, whatever its case', async () => {
    await begin(mai, 'Spring');
    const { status, body } = await mai.browser.post('/api/user/wishlists', { title: ' SPRING ' });
    expect([status, body.errors]).toEqual([422, { title: ['You have a list of this name already.'] }]);
    const linh = await signUp(api, 'Linh');
    expect((await linh.browser.post('/api/user/wishlists', { title: 'Spring' })).status).toBe(200);
  });

  it('can be renamed, also to the same in other case', async () => {
    const id = await begin(mai, 'spring');
    await begin(mai, 'Autumn');
    const rename = (title: string) => mai.browser.send('PATCH', `/api/user/wishlists/${id}`, { title });
    expect((await rename('Spring')).body.results.title).toBe('Spring');
    expect((await rename('autumn')).status).toBe(422);
  });

  it('can be deleted, once', async () => {
    const id = await begin(mai, 'Spring');
    await syncPoi(mai, sights[0]!.id, [id]);
    expect((await mai.browser.delete(`/api/user/wishlists/${id}`)).status).toBe(200);
    expect((await mai.browser.delete(`/api/user/wishlists/${id}`)).status).toBe(404);
    expect(await lists(mai)).toEqual([]);
  });

  it('are a hundred at most', async () => {
    await api.context.pool.query(
      "INSERT INTO wishlists (user_id, title) SELECT $1, 'List ' || n FROM generate_series(1, 100) AS n",
      [mai.id],
    );
    const { status, body } = await mai.browser.post('/api/user/wishlists', { title: 'One more' });
    expect([status, body.errors.title[0]]).toEqual([422, expect.stringContaining('You have 100 lists')]);
  });

  it.each([[''], ['   '], ['x'.repeat(81)], [7], [null]])('are not called %p', async (title) => {
    const { status, body } = await mai.browser.post('/api/user/wishlists', { title });
    expect([status, Object.keys(body.errors)]).toEqual([422, ['title']]);
  });
});

describe('what is in a list', () => {
  it('is shown whole, the newest first, with destinations beside the places', async () => {
    const id = await begin(mai, 'Spring');
    await syncPoi(mai, sights[0]!.id, [id]);
    later();
    await syncPoi(mai, sights[1]!.id, [id]);
    await mai.browser.post('/api/user/wishlists/syncLocation', { place_id: kyoto.id, wishlist_ids: [id] });
    const { results } = (await mai.browser.get(`/api/user/wishlists/${id}`)).body;
    expect(results).toMatchObject({
      title: 'Spring',
      points_of_interest: [
        { slug: sights[1]!.slug, is_wishlisted: true },
        { slug: sights[0]!.slug, is_wishlisted: true },
      ],
      locations: [{ slug: 'kyoto', is_wishlisted: true }],
    });
  });

  it('shows in the overview by id, with up to four pictures', async () => {
    const id = await begin(mai, 'Spring');
    for (const { id: place } of sights) {
      later();
      await syncPoi(mai, place, [id]);
    }
    const [list] = await lists(mai);
    expect(list.points_of_interest).toEqual(sights.map((place) => place.id).reverse());
    expect(list.pictures).toHaveLength(4);
    expect(list.pictures[0].url).toContain(sights.at(-1)!.slug);
  });
});

describe('putting a place into lists', () => {
  it('sets exactly these, and the same again changes nothing', async () => {
    const [spring, autumn, winter] = [await begin(mai, 'S'), await begin(mai, 'A'), await begin(mai, 'W')];
    const place = sights[0]!.id;
    const holding = (results: { id: string; points_of_interest: number[] }[]) =>
      results.filter((list) => list.points_of_interest.includes(place)).map(({ id }) => id);
    await syncPoi(mai, place, [spring, autumn]);
    const twice = [await syncPoi(mai, place, [autumn, winter]), await syncPoi(mai, place, [winter, autumn, autumn])];
    for (const { body } of twice) expect(holding(body.results).sort()).toEqual([autumn, winter].sort());
    expect(holding((await syncPoi(mai, place, [])).body.results)).toEqual([]);
  });

  it("does not touch another person's lists", async () => {
    const linh = await signUp(api, 'Linh');
    const [mine, theirs] = [await begin(mai, 'Mine'), await begin(linh, 'Theirs')];
    await syncPoi(linh, sights[0]!.id, [theirs]);
    await syncPoi(mai, sights[0]!.id, []);
    expect((await syncPoi(mai, sights[0]!.id, [mine, theirs])).status).toBe(422);
    expect((await lists(linh))[0].points_of_interest).toEqual([sights[0]!.id]);
    expect((await lists(mai))[0].points_of_interest).toEqual([]);
  });

  it.each([
    ['wishlist_ids', { place_id: 1, wishlist_ids: [missing] }],
    ['wishlist_ids.0', { place_id: 1, wishlist_ids: ['x'] }],
    ['wishlist_ids', { place_id: 1 }],
    ['place_id', { place_id: 'kyoto', wishlist_ids: [] }],
    ['place_id', { place_id: 2 ** 31, wishlist_ids: [] }],
  ])('refuses a wrong %s', async (field, form) => {
    for (const path of ['syncPOI', 'syncLocation']) {
      const { status, body } = await mai.browser.post(`/api/user/wishlists/${path}`, form);
      expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
    }
  });

  it('refuses a place that does not exist', async () => {
    const { status, body } = await syncPoi(mai, 2_000_000_000, [await begin(mai, 'Spring')]);
    expect([status, Object.keys(body.errors)]).toEqual([422, ['place_id']]);
  });
});

describe('lists of places and destinations', () => {
  it('tell one who is signed in what is in a list of theirs, and are not kept', async () => {
    const id = await begin(mai, 'Spring');
    await syncPoi(mai, sights[0]!.id, [id]);
    const { body, headers } = await mai.browser.get('/api/pointOfInterests?location=kyoto&per_page=2');
    expect(
      body.data.map(({ is_wishlisted, wishlists }: Record<string, unknown>) => [is_wishlisted, wishlists]),
    ).toEqual([
      [true, [id]],
      [false, []],
    ]);
    expect(headers['cache-control']).toBe('no-store');
  });

  it.each(['/api/location/kyoto', '/api/location/name/kyoto'])('so does %s', async (url) => {
    const id = await begin(mai, 'Spring');
    await mai.browser.post('/api/user/wishlists/syncLocation', { place_id: kyoto.id, wishlist_ids: [id] });
    expect((await mai.browser.get(url)).body.results).toMatchObject({ is_wishlisted: true, wishlists: [id] });
  });

  it('also where they stand beside something else', async () => {
    const id = await begin(mai, 'Spring');
    const { results: tokyo } = (await mai.browser.get('/api/location/tokyo')).body;
    const tour = async () => (await mai.browser.get('/api/products/kiyomizu-at-six')).body.results;
    const wish = { destination_ids: [kyoto.id], startDate: '2026-12-01', endDate: '2026-12-01' };
    const trip = (await mai.browser.post('/api/trips/planner', wish)).body.results.id;
    const ideas = async () => (await mai.browser.get(`/api/trips/${trip}`)).body.results.side_pois;
    const [idea] = await ideas();
    const { poi: stop } = (await tour()).stops[0];
    for (const { id: place } of [stop, idea]) await syncPoi(mai, place, [id]);
    for (const { id: place } of [kyoto, ...tokyo.neighbours.slice(0, 1)])
      await mai.browser.post('/api/user/wishlists/syncLocation', { place_id: place, wishlist_ids: [id] });

    const marked = { is_wishlisted: true, wishlists: [id] };
    const countries = (await mai.browser.get('/api/country/top-destinations')).body.results;
    const destinations = countries.flatMap((country: { destinations: object[] }) => country.destinations);
    expect(destinations.find(({ slug }: { slug: string }) => slug === 'kyoto')).toMatchObject(marked);
    expect((await mai.browser.get('/api/location/tokyo')).body.results.neighbours[0]).toMatchObject(marked);
    expect((await tour()).stops[0].poi).toMatchObject(marked);
    expect((await ideas())[0]).toMatchObject(marked);
  });

  it('tell a guest nothing, and are the same for everybody', async () => {
    const { body, headers } = await api.stranger().get('/api/pointOfInterests?location=kyoto&per_page=2');
    expect(body.data[0]).not.toHaveProperty('is_wishlisted');
    expect(headers).toMatchObject({ 'cache-control': 'public, max-age=60', vary: expect.stringContaining('cookie') });
  });
});

describe('somebody else', () => {
  it("sees another person's list as missing", async () => {
    const id = await begin(mai, 'Spring');
    const linh = (await signUp(api, 'Linh')).browser;
    const asked = [
      await linh.get(`/api/user/wishlists/${id}`),
      await linh.send('PATCH', `/api/user/wishlists/${id}`, { title: 'Mine now' }),
      await linh.delete(`/api/user/wishlists/${id}`),
      await linh.get(`/api/user/wishlists/${missing}`),
    ];
    for (const { status, body } of asked)
      expect([status, body]).toEqual([404, { message: 'We could not find that.', code: 'not-found' }]);
    expect((await lists(mai))[0].title).toBe('Spring');
  });

  it.each([
    ['GET', '/api/user/wishlists'],
    ['GET', `/api/user/wishlists/${missing}`],
    ['POST', '/api/user/wishlists'],
    ['PATCH', `/api/user/wishlists/${missing}`],
    ['DELETE', `/api/user/wishlists/${missing}`],
    ['PUT', `/api/user/wishlists/${missing}/note`],
    ['POST', `/api/user/wishlists/${missing}/link`],
    ['DELETE', `/api/user/wishlists/${missing}/link`],
    ['POST', '/api/user/wishlists/syncPOI'],
    ['POST', '/api/user/wishlists/syncLocation'],
  ] as const)('who is not signed in is asked to, at %s %s', async (verb, url) => {
    const form = { title: 'x', kind: 'place', note: 'x', place_id: 1, wishlist_ids: [] };
    const { status, body } = await (await api.visitor()).send(verb, url, verb === 'GET' ? undefined : form);
    expect([status, body]).toEqual([401, { message: 'Please sign in first.', code: 'sign-in-first' }]);
  });
});
