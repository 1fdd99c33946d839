import { signUp, type TestPerson } from '../../testing/test-person.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
let kyoto: { id: number };
let sights: { id: number }[];
beforeAll(async () => {
  api = await startTestApi();
  kyoto = (await api.stranger().get('/api/location/kyoto')).body.results;
  sights = (await api.stranger().get('/api/pointOfInterests?location=kyoto&per_page=2')).body.data;
});
afterAll(() => api.close());

let mai: TestPerson;
let spring: string;
beforeEach(async () => {
  mai = await signUp(api);
  spring = (await mai.browser.post('/api/user/wishlists', { title: 'Spring' })).body.results.id;
  for (const { id } of sights) await sync('syncPOI', id, [spring]);
  await sync('syncLocation', kyoto.id, [spring]);
});

const sync = (how: 'syncPOI' | 'syncLocation', place_id: number, wishlist_ids: string[]) =>
  mai.browser.post(`/api/user/wishlists/${how}`, { place_id, wishlist_ids });
const choose = (cover: unknown, { browser } = mai) => browser.put(`/api/user/wishlists/${spring}/cover`, { cover });
const place = (nth: 0 | 1) => ({ kind: 'place', place_id: sights[nth]?.id });
const details = async () => (await mai.browser.get(`/api/user/wishlists/${spring}`)).body.results;
const pictures = async () => (await mai.browser.get('/api/user/wishlists')).body.results[0].pictures;

describe('the cover of a list', () => {
  it('is the one picture of the list, and another choice takes its place', async () => {
    expect([(await details()).cover, (await pictures()).length]).toEqual([null, 3]);
    const first = (await choose(place(0))).body.results.pictures;
    expect((await details()).cover).toEqual(place(0));
    expect(await pictures()).toEqual(first);
    expect(first).toHaveLength(1);
    const second = (await choose({ kind: 'destination', place_id: kyoto.id })).body.results.pictures;
    expect(second).toHaveLength(1);
    expect(second).not.toEqual(first);
    expect((await details()).cover).toEqual({ kind: 'destination', place_id: kyoto.id });
  });

  it('goes with the thing, and with null the newest stand for the list again', async () => {
    await choose(place(1));
    await sync('syncPOI', sights[1]?.id ?? 0, []);
    expect([(await details()).cover, (await pictures()).length]).toEqual([null, 2]);
    await choose(place(0));
    await choose(null);
    expect([(await details()).cover, (await pictures()).length]).toEqual([null, 2]);
  });

  it('stays as it was when what is chosen is not in the list', async () => {
    await choose(place(0));
    const { status, body } = await choose({ kind: 'place', place_id: 999_999 });
    expect([status, body.code]).toEqual([422, 'invalid']);
    expect((await details()).cover).toEqual(place(0));
  });

  it('cannot be chosen by anybody else', async () => {
    expect((await choose(place(0), await signUp(api))).status).toBe(404);
  });
});
