import { startTestApi, type TestApi } from '../../../testing/test-api.ts';
import { houseCard } from './presenter.ts';

const partners = {
  flights: { url: 'https://flights.example/asia', frameUrl: 'https://search.example/form' },
  cars: { url: null, frameUrl: null },
  social: [{ name: 'Instagram', url: 'https://social.example/tabi' }],
  listing: { name: 'Product Hunt', url: 'https://list.example/tabi' },
};
const mapTiles = { url: 'https://tiles.example/{z}/{x}/{y}.png', attribution: '© Tile people' };
let plain: TestApi;
let configured: TestApi;
beforeAll(async () => {
  [plain, configured] = await Promise.all([startTestApi(), startTestApi({ partners, mapTiles })]);
});
afterAll(() => Promise.all([plain.close(), configured.close()]));

const siteOf = async (api: TestApi) => (await api.stranger().get('/api/site')).body.results;

it('links to nobody until somebody is configured', async () => {
  const site = await siteOf(plain);
  expect(site).toMatchObject({ social: [], listing: null });
  expect(site.banners).toMatchObject({ flights: { url: null, frame_url: null }, cars: { url: null, frame_url: null } });
});

it('names the partners that are configured', async () => {
  expect(await siteOf(configured)).toMatchObject({
    social: partners.social,
    listing: partners.listing,
    banners: { flights: { url: partners.flights.url, frame_url: partners.flights.frameUrl } },
  });
});

it('draws maps from its own layers until tiles are configured', async () => {
  const own = { tile_url: null, attribution: '© OpenStreetMap, Natural Earth' };
  const theirs = { tile_url: mapTiles.url, attribution: mapTiles.attribution };
  expect((await siteOf(plain)).map).toMatchObject(own);
  expect((await siteOf(configured)).map).toMatchObject(theirs);
});

it('draws one of six flight banners, each with a picture of its own', async () => {
  const { banners } = await siteOf(plain);
  expect([1, 2, 3, 4, 5, 6]).toContain(banners.flights.variant);
  expect(banners.flights.picture.url).toContain(`/art/banner/flights-${banners.flights.variant}/`);
  const picture = await plain.app.inject(banners.flights.picture.url.replace('-960-', '-320-'));
  expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/webp']);
});

it('draws the card of the house for links', async () => {
  const card = await plain.app.inject(houseCard);
  expect([card.statusCode, card.headers['content-type']]).toEqual([200, 'image/jpeg']);
});
