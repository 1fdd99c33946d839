import { signUp, type TestPerson } from '../../testing/test-person.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
let kyoto: { id: number };
let sight: { id: number };
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
  spring = await begin(mai, 'Spring');
  await sync('syncPOI', sight.id, [spring]);
  await sync('syncLocation', kyoto.id, [spring]);
});

const begin = async ({ browser }: TestPerson, title: string) =>
  (await browser.post('/api/user/wishlists', { title })).body.results.id as string;
const sync = (how: 'syncPOI' | 'syncLocation', place_id: number, wishlist_ids: string[], notes?: object) =>
  mai.browser.post(`/api/user/wishlists/${how}`, { place_id, wishlist_ids, ...(notes ? { notes } : {}) });
const note = (form: object, { browser } = mai) => browser.put(`/api/user/wishlists/${spring}/note`, form);
const onPlace = (words: unknown) => ({ kind: 'place', place_id: sight.id, note: words });
const notesIn = async (id: string) => {
  const { notes } = (await mai.browser.get(`/api/user/wishlists/${id}`)).body.results;
  return notes.map(({ kind, note: words }: Record<string, string>) => `${kind}: ${words}`);
};

describe('a note on a thing of a list', () => {
  it('is kept with the place or the destination, of each its own', async () => {
    expect(await notesIn(spring)).toEqual([]);
    expect((await note(onPlace('  At dawn. '))).body).toEqual({ results: { note: 'At dawn.' } });
    await note({ kind: 'destination', place_id: kyoto.id, note: 'With Linh' });
    expect(await notesIn(spring)).toEqual(['place: At dawn.', 'destination: With Linh']);
  });

  it('is taken off when there are no words any more', async () => {
    await note(onPlace('At dawn.'));
    await note(onPlace('  '));
    expect(await notesIn(spring)).toEqual([]);
  });

  it('stays where the thing stays, and goes with it', async () => {
    const autumn = await begin(mai, 'Autumn');
    await note(onPlace('At dawn.'));
    await sync('syncPOI', sight.id, [spring, autumn]);
    expect([await notesIn(spring), await notesIn(autumn)]).toEqual([['place: At dawn.'], []]);
    await sync('syncPOI', sight.id, [autumn]);
    await sync('syncPOI', sight.id, [spring]);
    expect(await notesIn(spring)).toEqual([]);
  });

  it('is given along where a thing is put into a list or comes back to it, and changes no list that is not named', async () => {
    const autumn = await begin(mai, 'Autumn');
    await note(onPlace('At dawn.'));
    await sync('syncPOI', sight.id, [spring, autumn], { [autumn]: 'For the leaves' });
    expect([await notesIn(spring), await notesIn(autumn)]).toEqual([['place: At dawn.'], ['place: For the leaves']]);
    await sync('syncPOI', sight.id, [spring, autumn], { [autumn]: '' });
    expect(await notesIn(autumn)).toEqual([]);
  });

  it.each([
    ['note', 'x'.repeat(501)],
    ['note', 7],
    ['note', undefined],
  ])('refuses a wrong %s', async (field, words) => {
    const { status, body } = await note(onPlace(words));
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
  });

  it('is not made of a thing that is not in the list', async () => {
    await sync('syncPOI', sight.id, []);
    const { status, body } = await note(onPlace('At dawn.'));
    expect([status, body.errors]).toEqual([422, { place_id: ['It is not in this list any more.'] }]);
  });

  it("is not made, seen or changed in somebody else's list", async () => {
    await note(onPlace('At dawn.'));
    const linh = await signUp(api, 'Linh');
    expect((await note(onPlace('Mine now'), linh)).status).toBe(404);
    const form = { place_id: sight.id, wishlist_ids: [], notes: { [spring]: 'Mine now' } };
    expect((await linh.browser.post('/api/user/wishlists/syncPOI', form)).status).toBe(200);
    expect(await notesIn(spring)).toEqual(['place: At dawn.']);
  });
});
