import { readConfig } from '../../app/config.ts';

const url = 'http://engine:5000/';

it('has no engine by default', () => {
  expect(readConfig({}).routing).toBeUndefined();
  expect(readConfig({ ROUTING_ENGINE: 'valhalla' }).routing).toBeUndefined();
});

it('takes an engine from its address alone, by car only when it is OSRM', () => {
  expect(readConfig({ ROUTING_URL: url }).routing).toEqual({
    engine: 'osrm',
    url: 'http://engine:5000',
    modes: ['drive'],
    timeoutMs: 1_500,
    batch: 50,
    cacheDays: 30,
  });
  expect(readConfig({ ROUTING_URL: url, ROUTING_ENGINE: 'valhalla' }).routing?.modes).toEqual([
    'walk',
    'cycle',
    'drive',
  ]);
});

it('takes modes, each once', () => {
  expect(readConfig({ ROUTING_URL: url, ROUTING_MODES: 'walk, drive,walk' }).routing?.modes).toEqual(['walk', 'drive']);
});

it.each([
  ['ROUTING_URL', 'engine', 'ROUTING_URL must be an address such as http://localhost:5000.'],
  ['ROUTING_ENGINE', 'google', 'ROUTING_ENGINE must be osrm or valhalla.'],
  ['ROUTING_MODES', 'walk,fly', 'ROUTING_MODES may name walk, cycle and drive.'],
  ['ROUTING_TIMEOUT_MS', 'soon', 'ROUTING_TIMEOUT_MS must be a whole number, such as ROUTING_TIMEOUT_MS=1500.'],
  ['ROUTING_BATCH', '0', 'ROUTING_BATCH must be a whole number'],
  ['ROUTING_CACHE_DAYS', '9999', 'ROUTING_CACHE_DAYS must be 3650 or less.'],
])('says in one sentence what is wrong with %s=%s', (name, value, sentence) => {
  expect(() => readConfig({ ROUTING_URL: url, [name]: value })).toThrow(sentence);
});
