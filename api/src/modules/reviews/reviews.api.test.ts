import { signUp, type TestPerson } from '../../testing/test-person.ts';
import { startTestApi, testNow, type TestApi } from '../../testing/test-api.ts';

let now = testNow;
let api: TestApi;
let places: { id: number; slug: string }[];
beforeAll(async () => {
  api = await startTestApi({ now: () => now });
  places = (await api.stranger().get('/api/pointOfInterests?per_page=50')).body.data;
});
afterAll(() => api.close());

/** A place that no test has reviewed yet. */
let place: { id: number; slug: string };
let mai: TestPerson;
let linh: TestPerson;
beforeEach(async () => {
  place = places.pop()!;
  [mai, linh] = [await signUp(api), await signUp(api, 'Linh')];
});

const missing = '11111111-1111-4111-8111-111111111111';
const write = ({ browser }: TestPerson, rating: number, text = 'Quiet before eight.') =>
  browser.post('/api/reviews', { resource: 'PointOfInterest', id: place.id, rating, text, type: 'tabi' });
const list = async (query = '', browser = api.stranger()) =>
  (await browser.get(`/api/reviews?resource=PointOfInterest&id=${place.id}${query}`)).body;
const ratingOfPlace = async () => {
  const { rating, review_count } = (await api.stranger().get(`/api/pointOfInterests/${place.slug}`)).body.results;
  return [rating, review_count];
};
const later = () => {
  now = new Date(now.getTime() + 60_000);
};
const texts = (page: { data: { text: string }[] }) => page.data.map(({ text }) => text);

describe('writing a review', () => {
  it('shows it with its author, and rates the thing', async () => {
    const { status, body } = await write(mai, 4);
    expect(status).toBe(200);
    expect(body.results).toMatchObject({
      name: 'Mai',
      avatar: null,
      rating: 4,
      text: 'Quiet before eight.',
      mine: true,
    });
    expect(body.results.timestamp).toBe(now.toISOString());
    expect(body.summary).toEqual({ rating: 4, review_count: 1 });
    expect(await ratingOfPlace()).toEqual([4, 1]);
  });

  it('takes name and picture from the account, whatever is sent', async () => {
    const form = {
      resource: 'PointOfInterest',
      id: place.id,
      rating: 4,
      text: 'Fine.',
      name: 'The Mayor',
      avatar: '/x.png',
    };
    const { body } = await mai.browser.post('/api/reviews', form);
    expect([body.results.name, body.results.avatar]).toEqual(['Mai', null]);
  });

  it('is done once a person and thing', async () => {
    await write(mai, 4);
    const { status, body } = await write(mai, 1);
    expect([status, body.message]).toEqual([409, 'You have reviewed this already. You can change that review.']);
    expect(await ratingOfPlace()).toEqual([4, 1]);
  });

  it('adds up exactly when many write at once', async () => {
    const people = await Promise.all(Array.from({ length: 8 }, (_, index) => signUp(api, `P${index}`)));
    await Promise.all(people.map((person, index) => write(person, (index % 5) + 1)));
    await Promise.all(people.map((person) => write(person, 5)));
    // 1+2+3+4+5+1+2+3 = 21 of 8
    expect(await ratingOfPlace()).toEqual([2.6, 8]);
  });

  it('keeps the text as it was typed, and only as text', async () => {
    const text = '<script>alert(1)</script>\n“très bien” 🍵';
    await write(mai, 5, `  ${text}  `);
    expect(texts(await list())).toEqual([text]);
  });

  it.each(['Location', 'Hotel', 'Product'])('is possible for a %s', async (resource) => {
    const urls: Record<string, string> = {
      Location: '/api/locations?per_page=1',
      Hotel: '/api/hotels?per_page=1',
      Product: '/api/products?per_page=1',
    };
    const { id } = (await api.stranger().get(urls[resource]!)).body.data[0];
    expect((await mai.browser.post('/api/reviews', { resource, id, rating: 5, text: 'Lovely.' })).status).toBe(200);
    const { data } = (await api.stranger().get(urls[resource]!)).body;
    expect(data[0]).toMatchObject({ id, rating: 5, review_count: 1 });
  });

  it('takes a model name with its namespace', async () => {
    const form = { resource: 'App\\Models\\PointOfInterest', id: place.id, rating: 4, text: 'Fine.' };
    expect((await mai.browser.post('/api/reviews', form)).status).toBe(200);
  });

  it.each([
    ['text', { text: 'ok' }],
    ['text', { text: '     ' }],
    ['text', { text: 'x'.repeat(4_001) }],
    ['rating', { rating: 0 }],
    ['rating', { rating: 6 }],
    ['rating', { rating: 4.5 }],
    ['resource', { resource: 'User' }],
    ['id', { id: 2_000_000_000 }],
    ['id', { id: 'x' }],
  ])('refuses a wrong %s', async (field, wrong) => {
    const form = { resource: 'PointOfInterest', id: place.id, rating: 4, text: 'Fine.', ...wrong };
    const { status, body } = await mai.browser.post('/api/reviews', form);
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
  });
});

describe('changing a review', () => {
  it('changes text and rating, and that of the thing', async () => {
    const { id } = (await write(mai, 2)).body.results;
    await write(linh, 5);
    later();
    const { body } = await mai.browser.send('PATCH', `/api/reviews/${id}`, { rating: 4, text: 'Better in autumn.' });
    expect(body.results).toMatchObject({ rating: 4, text: 'Better in autumn.', edited: now.toISOString() });
    expect(await ratingOfPlace()).toEqual([4.5, 2]);
    await mai.browser.send('PATCH', `/api/reviews/${id}`, { text: 'Best in spring.' });
    expect(await ratingOfPlace()).toEqual([4.5, 2]);
  });

  it('changes text and rating at the same moment, and loses neither', async () => {
    const { id } = (await write(mai, 2)).body.results;
    const change = (form: object) => mai.browser.send('PATCH', `/api/reviews/${id}`, form);
    for (let rating = 1; rating <= 5; rating++) {
      await Promise.all([change({ text: `Visit ${rating}.` }), change({ rating })]);
      expect((await list()).data[0]).toMatchObject({ text: `Visit ${rating}.`, rating });
    }
  });

  it('takes it back, and the thing is without it', async () => {
    const { id } = (await write(mai, 2)).body.results;
    await write(linh, 5);
    const { body } = await mai.browser.delete(`/api/reviews/${id}`);
    expect(body.summary).toEqual({ rating: 5, review_count: 1 });
    expect((await mai.browser.delete(`/api/reviews/${id}`)).status).toBe(404);
    const { id: last } = (await list('', linh.browser)).data[0];
    await linh.browser.delete(`/api/reviews/${last}`);
    expect(await ratingOfPlace()).toEqual([null, 0]);
    expect((await write(mai, 3)).status).toBe(200);
  });

  it('is for its author alone', async () => {
    const { id } = (await write(mai, 2)).body.results;
    expect((await linh.browser.send('PATCH', `/api/reviews/${id}`, { rating: 5 })).status).toBe(403);
    expect((await linh.browser.delete(`/api/reviews/${id}`)).status).toBe(403);
    expect(await ratingOfPlace()).toEqual([2, 1]);
  });

  it('finds nothing under an unknown id', async () => {
    expect((await mai.browser.send('PATCH', `/api/reviews/${missing}`, { rating: 5 })).status).toBe(404);
    expect((await mai.browser.delete('/api/reviews/x')).status).toBe(422);
  });
});

describe('a helpful review', () => {
  const say = ({ browser }: TestPerson, id: string, helpful: boolean) =>
    browser.post(`/api/reviews/${id}/helpful`, { helpful });

  it('is counted once a person, and can be taken back', async () => {
    const { id } = (await write(mai, 4)).body.results;
    await say(linh, id, true);
    expect((await say(linh, id, true)).body.results).toMatchObject({ helpful: 1, voted: true });
    expect((await say(linh, id, false)).body.results).toMatchObject({ helpful: 0, voted: false });
  });

  it("is not one's own", async () => {
    const { id } = (await write(mai, 4)).body.results;
    expect((await say(mai, id, true)).status).toBe(403);
  });

  it('shows one who is signed in what they have said', async () => {
    const { id } = (await write(mai, 4)).body.results;
    await say(linh, id, true);
    expect((await list('', linh.browser)).data[0]).toMatchObject({ mine: false, voted: true });
    expect((await list('', mai.browser)).data[0]).toMatchObject({ mine: true, voted: false });
    expect((await list()).data[0]).toMatchObject({ mine: false, voted: false });
  });
});

describe('the list', () => {
  const three = async () => {
    const people = [mai, linh, await signUp(api, 'Zoe')];
    const ids: string[] = [];
    for (const [index, person] of people.entries()) {
      later();
      ids.push((await write(person, [5, 3, 4][index]!, ['first', 'second', 'third'][index])).body.results.id);
    }
    await mai.browser.post(`/api/reviews/${ids[1]}/helpful`, { helpful: true });
  };

  it('is the newest first, the most helpful first, or as written', async () => {
    await three();
    expect(texts(await list())).toEqual(['third', 'second', 'first']);
    expect(texts(await list('&filter=popular'))).toEqual(['second', 'first', 'third']);
    expect(texts(await list('&filter=all'))).toEqual(['first', 'second', 'third']);
  });

  it('tells how many gave one star to five', async () => {
    await three();
    expect((await list('&per_page=1')).stars).toEqual([0, 0, 1, 1, 1]);
  });

  it('comes in pages that say where they stand', async () => {
    await three();
    const page = await list('&per_page=2');
    expect(page).toMatchObject({
      per_page: 2,
      meta: { current_page: 1, last_page: 2, total: 3, from: 1, to: 2, perPage: 2 },
      summary: { rating: 4, review_count: 3 },
    });
    expect(texts((await api.stranger().get(page.links.next)).body)).toEqual(['first']);
  });

  it('is empty before anybody has written', async () => {
    expect(await list()).toMatchObject({ data: [], summary: { rating: null, review_count: 0 }, links: { next: null } });
  });

  it.each([
    'resource=PointOfInterest&id=1&page=0',
    'resource=PointOfInterest&id=1&per_page=51',
    'resource=PointOfInterest&id=1&filter=best',
    'resource=User&id=1',
    'resource=PointOfInterest&id=0',
    'resource=PointOfInterest',
    'id=1',
  ])('refuses %s', async (query) => {
    expect((await api.stranger().get(`/api/reviews?${query}`)).status).toBe(422);
  });
});

it('forgets a person who leaves: reviews, votes, and what they did to ratings', async () => {
  await write(mai, 1);
  const { id } = (await write(linh, 5)).body.results;
  await mai.browser.post(`/api/reviews/${id}/helpful`, { helpful: true });
  await mai.browser.send('DELETE', '/api/user', { password: mai.password });
  expect(await ratingOfPlace()).toEqual([5, 1]);
  expect((await list()).data).toEqual([expect.objectContaining({ id, helpful: 0 })]);
});

it.each([
  ['POST', '/api/reviews', { resource: 'Location', id: 1, rating: 4, text: 'Fine.' }],
  ['PATCH', `/api/reviews/${missing}`, { rating: 4 }],
  ['DELETE', `/api/reviews/${missing}`, undefined],
  ['POST', `/api/reviews/${missing}/helpful`, { helpful: true }],
] as const)('asks a visitor to sign in first: %s %s', async (verb, url, form) => {
  expect((await (await api.visitor()).send(verb, url, form)).status).toBe(401);
});
