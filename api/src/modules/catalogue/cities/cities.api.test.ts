import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openCityGuide } from '../../../ports/places/google-places.ts';
import { startTestApi, testNow, type TestApi } from '../../../testing/test-api.ts';

interface Question {
  input: string;
  includedPrimaryTypes: string[];
  includedRegionCodes?: string[];
}

/** Speaks as Places API (New) does. */
let answer: { status: number; body: unknown };
let asked: { path: string; key: string; question: Question }[];
let google: Server;
let api: TestApi;
const failures: unknown[] = [];

beforeAll(async () => {
  google = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request
      .on('data', (chunk: Buffer) => chunks.push(chunk))
      .on('end', () => {
        const question = JSON.parse(Buffer.concat(chunks).toString()) as Question;
        asked.push({ path: request.url ?? '', key: String(request.headers['x-goog-api-key']), question });
        response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body));
      });
  });
  await new Promise<void>((done) => google.listen(0, '127.0.0.1', done));
  const url = `http://127.0.0.1:${(google.address() as AddressInfo).port}`;
  const failed = (error: unknown) => failures.push(error);
  api = await startTestApi({ cityGuide: openCityGuide({ key: 'a key', url }, { now: () => testNow, failed }) });
});
afterAll(async () => {
  await api.close();
  await new Promise((done) => google.close(done));
});
beforeEach(() => {
  asked = [];
  failures.length = 0;
});

const says = (...cities: [string, string?][]) => {
  const suggestions = cities.map(([text, where]) => ({
    placePrediction: {
      structuredFormat: { mainText: { text }, ...(where ? { secondaryText: { text: where } } : {}) },
    },
  }));
  answer = { status: 200, body: cities.length > 0 ? { suggestions } : {} };
};

const found = async (text: string, query = '') => {
  const { status, body } = await api.stranger().get(`/api/googleAutocomplete/${encodeURIComponent(text)}${query}`);
  expect(status).toBe(200);
  return body.results.map((city: { name: string; country_code: string }) => `${city.name} ${city.country_code}`);
};

it('asks Google for cities with the key, and gives out the ones of our list in its order', async () => {
  says(['Kyoto', 'Japan'], ['Kyotanabe', 'Kyoto, Japan']);
  expect(await found('kyot')).toEqual(['Kyoto JP', 'Kyōtanabe JP']);
  expect(asked).toEqual([
    {
      path: '/v1/places:autocomplete',
      key: 'a key',
      question: { input: 'kyot', languageCode: 'en', includedPrimaryTypes: ['(cities)'] },
    },
  ]);
});

it('has the same shape as our own list, so that a trip can start there', async () => {
  says(['London', 'UK']);
  const [city] = (await api.stranger().get('/api/googleAutocomplete/londn')).body.results;
  expect(city).toMatchObject({ name: 'London', country_name: 'United Kingdom', time_zone: 'Europe/London' });
  const wish = { destination_ids: [1], startDate: '2026-12-01', endDate: '2026-12-01', source_id: city.id };
  expect((await (await api.visitor()).post('/api/trips/planner', wish)).status).toBe(200);
});

it('tells cities of one name apart by their country', async () => {
  says(['London', 'ON, Canada'], ['London', 'UK'], ['Paris', 'TX, USA']);
  expect(await found('l')).toEqual(['London CA', 'London GB', 'Paris US']);
});

it('asks for one country only', async () => {
  says(['London', 'ON']);
  expect(await found('lond', '?country=ca')).toEqual(['London CA']);
  expect(asked[0]?.question.includedRegionCodes).toEqual(['ca']);
});

it('names a city once', async () => {
  says(['Tokyo', 'Japan'], ['Tokyo', 'Japan']);
  expect(await found('tok')).toEqual(['Tokyo JP']);
});

it.each([
  ['knows nothing', { status: 200, body: {} }],
  ['names what we do not know', { status: 200, body: { suggestions: [{ queryPrediction: { text: { text: 'x' } } }] } }],
])('leaves it to our own list when it %s', async (_name, given) => {
  answer = given;
  expect((await found('lond'))[0]).toBe('London GB');
});

it('leaves it to our own list when it fails, says why without the key, and rests after a few times', async () => {
  answer = { status: 403, body: { error: { message: 'The key is wrong.' } } };
  for (const text of ['lond', 'londo', 'london']) expect((await found(text))[0]).toBe('London GB');
  expect(String(failures[0])).toBe('Error: Google Places answered 403. Check GOOGLE_PLACES_KEY and its quota.');
  expect((await found('berl'))[0]).toBe('Berlin DE');
  expect(asked).toHaveLength(3);
});
