import { strFromU8, unzipSync } from 'fflate';
import ICAL from 'ical.js';
import sharp from 'sharp';
import { tripDocument } from '@tabi/shared/contracts/trip-document';
import { plannedTrip } from '../../../testing/planned-trip.ts';
import { addAuthenticator, addPasskey } from '../../../testing/second-factor.ts';
import { startTestApi, type TestApi } from '../../../testing/test-api.ts';
import { signUp } from '../../../testing/test-person.ts';
import type { TestBrowser } from '../../../testing/test-browser.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const take = (browser: TestBrowser) => browser.get('/api/user/export/tabi.zip');
const filesIn = async (browser: TestBrowser) => {
  const { raw } = await take(browser);
  const files = unzipSync(new Uint8Array(raw ?? Buffer.alloc(0)));
  const json = (name: string) => JSON.parse(strFromU8(files[name] ?? new Uint8Array()));
  return { files, names: Object.keys(files), json };
};
const kyotoOf = async (browser: TestBrowser) => (await browser.get('/api/location/kyoto')).body.results.id as number;

describe('what is kept of a person', () => {
  it('is one archive that says what is in it', async () => {
    const { browser, email } = await signUp(api);
    const { status, headers } = await take(browser);
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([200, 'application/zip', 'no-store']);
    expect(headers['content-disposition']).toMatch(/^attachment; filename="tabi-\d{4}-\d\d-\d\d\.zip"$/);
    const { names, json } = await filesIn(browser);
    expect(names).toEqual(['README.txt', 'account.json', 'wishlists.json', 'reviews.json', 'messages.json']);
    expect(json('account.json')).toMatchObject({ email, has_password: true, signs_in_with: [], mailing_lists: [] });
    expect(json('account.json').signed_in_on).toHaveLength(1);
    expect([json('wishlists.json'), json('reviews.json'), json('messages.json')]).toEqual([[], [], []]);
  });

  it('names passkeys and the authenticator app, and has nothing that would open the account', async () => {
    const { browser, password } = await signUp(api);
    const { secret, codes } = await addAuthenticator(api, browser, password);
    await addPasskey(api, browser, password);
    const { json } = await filesIn(browser);
    const { security } = json('account.json');
    expect(security).toEqual({
      second_factor: true,
      authenticator_since: expect.any(String),
      passkeys: [{ id: expect.any(String), name: 'Phone', added_at: expect.any(String), used_at: null }],
      recovery_codes_left: codes.length,
    });
    for (const key of [secret, ...codes]) expect(JSON.stringify(json('account.json'))).not.toContain(key);
  });

  it('has lists with notes, and what was written of places', async () => {
    const { browser } = await signUp(api);
    const kyoto = await kyotoOf(browser);
    const list = (await browser.post('/api/user/wishlists', { title: '秋 Autumn' })).body.results.id;
    await browser.post('/api/user/wishlists/syncLocation', {
      place_id: kyoto,
      wishlist_ids: [list],
      notes: { [list]: 'With Linh' },
    });
    await browser.post('/api/reviews', { resource: 'Location', id: kyoto, rating: 4, text: 'Go there at dawn.' });
    const { json } = await filesIn(browser);
    expect(json('wishlists.json')).toEqual([
      { title: '秋 Autumn', destinations: [{ name: 'Kyoto', slug: 'kyoto', note: 'With Linh' }], places: [] },
    ]);
    expect(json('reviews.json')).toMatchObject([
      { of: 'Location', name: 'Kyoto', rating: 4, text: 'Go there at dawn.', edited_at: null },
    ]);
  });

  it('has each trip as Tabi and calendars read it, with its costs and to-dos', async () => {
    const { browser } = await signUp(api);
    const days = { startDate: '2026-12-01', endDate: '2026-12-02' };
    const { trip } = await plannedTrip(browser, { destination_ids: [await kyotoOf(browser)], ...days });
    await browser.post(`/api/trips/${trip.id}/todos`, { title: 'Ask about the cat' });
    const { files, json } = await filesIn(browser);
    const name = `trips/${trip.slug}`;
    expect(tripDocument.parse(json(`${name}.json`)).startDate).toBe('2026-12-01');
    const calendar = new ICAL.Component(ICAL.parse(strFromU8(files[`${name}.ics`] ?? new Uint8Array())));
    expect(calendar.getAllSubcomponents('vevent').length).toBeGreaterThan(2);
    expect(json(`${name}-todos.json`)).toMatchObject([{ title: 'Ask about the cat' }]);
    expect(json(`${name}-costs.json`)).toHaveProperty('people');
  });

  it('has the picture, and nothing of trips that were deleted', async () => {
    const { browser } = await signUp(api);
    const avatar = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    await browser.upload('/api/user/avatar', 'avatar', avatar);
    const days = { startDate: '2026-12-01', endDate: '2026-12-02' };
    const { trip } = await plannedTrip(browser, { destination_ids: [await kyotoOf(browser)], ...days });
    await browser.send('DELETE', `/api/trips/${trip.id}`);
    const { names, files } = await filesIn(browser);
    expect(names.filter((name) => name.startsWith('trips/'))).toEqual([]);
    expect((await sharp(files['picture.webp']).metadata()).width).toBe(512);
  });

  it('has mailing lists and messages only of who has shown that the address is theirs', async () => {
    const { browser, email } = await signUp(api);
    const message = { name: 'Mai', email, subject: 'Hello', message: 'Do you have boats?' };
    await (await api.visitor()).post('/api/contactMessage', message);
    expect((await filesIn(browser)).json('messages.json')).toEqual([]);
    await api.context.pool.query('UPDATE users SET email_verified_at = now() WHERE email = $1', [email]);
    expect((await filesIn(browser)).json('messages.json')).toMatchObject([{ message: 'Do you have boats?' }]);
  });

  it('is for the person alone', async () => {
    expect((await take(await api.visitor())).status).toBe(401);
    const [mai, linh] = [await signUp(api), await signUp(api)];
    await mai.browser.post('/api/user/wishlists', { title: 'Mine' });
    expect((await filesIn(linh.browser)).json('wishlists.json')).toEqual([]);
  });
});
