import { startTestApi, type TestApi } from '../../../testing/test-api.ts';
import { importProducts, loadCatalogue } from '@tabi/catalogue';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const header = 'id,title,location,web_url,price,currency,duration,rating,review_count,image_url';
const tea = '1,Tea with a master,kyoto,https://example.com/tea,35,USD,1 h 30 min,4.8,210,';
const bikes = '2,Rickshaws at dusk,Saigon,https://example.com/bikes,500000,VND,2 h,,,https://example.com/bikes.jpg';
const load = (...rows: string[]) =>
  importProducts(api.context.pool, 'Sample Tours', 'feed.csv', [header, ...rows].join('\n'));
const offered = async (query: string) => (await api.stranger().get(`/api/products?limit=50&${query}`)).body.data;

it('shows a supplier’s products beside ours, ours first', async () => {
  expect(await load(tea, bikes)).toEqual({ shown: 2, withdrawn: 0 });
  const tours = await offered('location=kyoto');
  expect(tours.at(0).supplier).toBeNull();
  expect(tours.at(-1)).toMatchObject({
    supplier: 'Sample Tours',
    title: 'Tea with a master',
    web_url: 'https://example.com/tea',
    price_formatted: '$35',
    duration: '1\u00a0h 30\u00a0min',
    rating: 4.8,
    review_count: 210,
    stop_count: 0,
  });
});

it('finds the destination by a former name, and shows the supplier’s picture', async () => {
  await load(tea, bikes);
  const tour = (await offered('location=ho-chi-minh-city&price=paid'))[0];
  expect(tour).toMatchObject({
    price_formatted: '₫500,000',
    thumbnail_hi_res_url: 'https://example.com/bikes.jpg',
    rating: null,
  });
});

it('keeps ids when it comes again, and withdraws what has left the feed', async () => {
  await load(tea, bikes);
  const [before] = await offered('location=kyoto&price=paid');
  expect(await load(tea.replace('35', '40'))).toEqual({ shown: 1, withdrawn: 1 });
  const [after] = await offered('location=kyoto&price=paid');
  expect(after).toMatchObject({ id: before.id, slug: before.slug, price_formatted: '$40' });
  expect((await api.stranger().get(`/api/products/${before.slug}`)).body.results.stops).toEqual([]);
});

it('changes nothing when a row is wrong, and names its line', async () => {
  await load(tea);
  const wrong = '3,Nowhere,atlantis,https://example.com/a,1,USD,,,,';
  await expect(load(bikes, wrong)).rejects.toThrow('feed.csv:3: location: there is no destination atlantis');
  expect(await offered('location=kyoto&price=paid')).toHaveLength(1);
});

it('survives the next load of our own files', async () => {
  await load(tea);
  await api.context.pool.query(`DELETE FROM loaded_content WHERE name = 'destinations'`);
  expect(await loadCatalogue(api.context.pool)).toMatchObject({ destinations: true });
  expect(await offered('location=kyoto&price=paid')).toHaveLength(1);
});
