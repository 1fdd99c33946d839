import { unzipSync, strFromU8 } from 'fflate';
import { later } from '@tabi/shared/format';
import { sweepPeople } from '../accounts/profile/sweep-repository.ts';
import { signUp, type TestPerson } from '../../testing/test-person.ts';
import { startTestApi, testNow, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
let sight: { id: number };
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
  spring = await begin('Spring');
  const noted = { wishlist_ids: [spring], notes: { [spring]: 'At dawn' } };
  await mai.browser.post('/api/user/wishlists/syncPOI', { place_id: sight.id, ...noted });
  await mai.browser.post('/api/user/wishlists/syncLocation', { place_id: kyoto.id, ...noted });
});

const begin = async (title: string): Promise<string> =>
  (await mai.browser.post('/api/user/wishlists', { title })).body.results.id;
const remove = ({ browser } = mai) => browser.delete(`/api/user/wishlists/${spring}`);
const restore = (browser = mai.browser) => browser.post(`/api/user/wishlists/${spring}/restore`);
const details = async () => (await mai.browser.get(`/api/user/wishlists/${spring}`)).body.results;
const lists = async () => (await mai.browser.get('/api/user/wishlists')).body.results;

describe('a deleted list', () => {
  it('comes back as it was, under its address, with notes, cover and link', async () => {
    const cover = { kind: 'place', place_id: sight.id };
    await mai.browser.send('PUT', `/api/user/wishlists/${spring}/cover`, { cover });
    const { link } = (await mai.browser.post(`/api/user/wishlists/${spring}/link`)).body.results;
    const shared = () => api.stranger().get(`/api/wishlists/shared${new URL(link).search}`);
    const before = await details();
    expect(before).toMatchObject({ cover, link, notes: [{ note: 'At dawn' }, { note: 'At dawn' }] });

    await remove();
    expect([await lists(), (await shared()).status]).toEqual([[], 404]);
    const { status, body } = await restore();
    expect([status, body.results]).toMatchObject([200, { id: spring, title: 'Spring' }]);
    expect([await details(), (await shared()).status]).toEqual([before, 200]);
    expect((await restore()).status).toBe(200);
  });

  it('is in no list, no heart, no download, and cannot be changed', async () => {
    await remove();
    const path = `/api/user/wishlists/${spring}`;
    const place = { kind: 'place', place_id: sight.id };
    const asked = [
      await mai.browser.get(path),
      await mai.browser.send('PATCH', path, { title: 'Autumn' }),
      await mai.browser.send('PUT', `${path}/note`, { ...place, note: 'x' }),
      await mai.browser.send('PUT', `${path}/cover`, { cover: place }),
      await mai.browser.post(`${path}/link`),
      await mai.browser.delete(`${path}/link`),
      await mai.browser.delete(path),
    ];
    expect(asked.map(({ status }) => status)).toEqual(asked.map(() => 404));
    const sync = { place_id: sight.id, wishlist_ids: [spring] };
    expect((await mai.browser.post('/api/user/wishlists/syncPOI', sync)).status).toBe(422);
    const shown = (await mai.browser.get('/api/pointOfInterests?location=kyoto&per_page=1')).body.data[0];
    expect(shown).toMatchObject({ is_wishlisted: false, wishlists: [] });
    expect((await mai.browser.get('/api/location/kyoto')).body.results).toMatchObject({ is_wishlisted: false });
    const { raw } = await mai.browser.get('/api/user/export/tabi.zip');
    const files = unzipSync(new Uint8Array(raw ?? Buffer.alloc(0)));
    expect(JSON.parse(strFromU8(files['wishlists.json'] ?? new Uint8Array()))).toEqual([]);
  });

  it('keeps what is in it while the same is put elsewhere', async () => {
    await remove();
    const autumn = await begin('Autumn');
    for (const wishlist_ids of [[autumn], []])
      await mai.browser.post('/api/user/wishlists/syncPOI', { place_id: sight.id, wishlist_ids });
    await restore();
    expect((await details()).points_of_interest).toMatchObject([{ id: sight.id }]);
  });

  it('leaves its name to another, and comes back only once that is free', async () => {
    await remove();
    const other = await begin('spring');
    const { status, body } = await restore();
    expect([status, body.errors]).toEqual([422, { title: ['You have a list of this name already.'] }]);
    await mai.browser.send('PATCH', `/api/user/wishlists/${other}`, { title: 'Another' });
    expect((await restore()).status).toBe(200);
  });

  it('does not count among the hundred that one may have, and comes back as one of them', async () => {
    await remove();
    const many = "INSERT INTO wishlists (user_id, title) SELECT $1, 'List ' || n FROM generate_series(1, 99) AS n";
    await api.context.pool.query(many, [mai.id]);
    const last = await begin('One more');
    expect(last).toEqual(expect.any(String));
    expect((await restore()).body.errors.title[0]).toContain('You have 100 lists');
    await mai.browser.delete(`/api/user/wishlists/${last}`);
    expect((await restore()).status).toBe(200);
  });

  it('can be brought back for thirty days, and then is swept away', async () => {
    await remove();
    const { pool } = api.context;
    const ago = (days: number) =>
      pool.query('UPDATE wishlists SET deleted_at = $2 WHERE id = $1', [spring, later(testNow, { days: -days })]);
    const left = async () => (await pool.query('SELECT FROM wishlists WHERE id = $1', [spring])).rowCount;
    await ago(29);
    await sweepPeople(pool, testNow);
    expect([await left(), (await restore()).status]).toEqual([1, 200]);
    await ago(31);
    expect((await restore()).status).toBe(404);
    await sweepPeople(pool, testNow);
    expect(await left()).toBe(0);
  });

  it('is brought back by its owner alone', async () => {
    await remove();
    const linh = await signUp(api, 'Linh');
    expect((await restore(linh.browser)).status).toBe(404);
    expect((await restore(await api.visitor())).status).toBe(401);
    expect((await restore(api.stranger())).status).toBe(419);
    expect(await lists()).toEqual([]);
  });
});
