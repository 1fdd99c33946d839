import { startStandInEngine, type StandInEngine } from '../../testing/routing-engine.ts';
import { EngineError, StrayPoint } from './engine.ts';
import { osrm } from './osrm.ts';
import { valhalla } from './valhalla.ts';

const a = { lat: 35, lng: 135 };
const b = { lat: 35.01, lng: 135 };
const c = { lat: 35.02, lng: 135.5 };
/** Between a and b, at the stand-in's 10 m/s. */
const [metres, seconds] = [1_112, 111.2];

let server: StandInEngine;
beforeAll(async () => {
  server = await startStandInEngine();
});
beforeEach(() => {
  server.mood = 'right';
  server.asked.length = 0;
});
afterAll(() => server.close());

const patient = () => AbortSignal.timeout(5_000);

describe.each([
  ['OSRM', osrm],
  ['Valhalla', valhalla],
])('%s', (_name, create) => {
  const engine = () => create(server.url);
  const table = () => engine().table('drive', [a, b], [b, c], patient());
  const way = () => engine().way('drive', a, b, patient());

  it('tells a table by origin and destination', async () => {
    const [fromA, fromB] = await table();
    expect(fromA?.[0]?.metres).toBeCloseTo(metres, -1);
    expect(fromA?.[0]?.seconds).toBeCloseTo(seconds, -0.5);
    expect(fromA?.[1]?.metres).toBeGreaterThan(45_000);
    expect(fromB?.[0]).toEqual({ seconds: 0, metres: 0 });
  });

  it('tells one way', async () => {
    const found = await way();
    expect(found?.metres).toBeCloseTo(metres, -1);
    expect(found?.seconds).toBeCloseTo(seconds, -0.5);
  });

  it('says null where there is no way', async () => {
    server.mood = 'partial';
    const rows = await table();
    expect(rows.map((row) => row[1])).toEqual([null, null]);
    expect(rows[0]?.[0]).not.toBeNull();
    expect(await way()).toBeNull();
  });

  it('tells a point beside every street from an engine in trouble', async () => {
    server.mood = 'stray';
    await expect(table()).rejects.toBeInstanceOf(StrayPoint);
    expect(await way()).toBeNull();
  });

  it.each(['failing', 'garbage', 'short'] as const)('throws for an answer that is %s', async (mood) => {
    server.mood = mood;
    await expect(table()).rejects.toBeInstanceOf(EngineError);
  });

  it('throws for one way that is garbage', async () => {
    server.mood = 'garbage';
    await expect(way()).rejects.toThrow('Check ROUTING_ENGINE and ROUTING_URL.');
  });

  it('gives up when it is told to', async () => {
    // Of its own: what was given up may reach its engine only while the next test counts what its own was asked.
    const slow = await startStandInEngine();
    slow.mood = 'slow';
    const asked = create(slow.url).table('drive', [a, b], [b, c], AbortSignal.timeout(30));
    await expect(asked).rejects.toThrow('gave no answer');
    await slow.close();
  });
});

it('asks OSRM with longitude first, for the profile of the mode', async () => {
  await osrm(server.url).table('walk', [a], [b], patient());
  expect(server.asked).toEqual([
    'GET /table/v1/foot/135.000000,35.000000;135.000000,35.010000?sources=0&destinations=1&annotations=duration,distance',
  ]);
});

it('asks Valhalla for kilometres, by the costing of the mode', async () => {
  await valhalla(server.url).table('cycle', [a], [b], patient());
  expect(server.asked[0]).toMatch(/^POST \/sources_to_targets /);
  expect(JSON.parse(server.asked[0]!.slice('POST /sources_to_targets '.length))).toEqual({
    sources: [{ lat: 35, lon: 135 }],
    targets: [{ lat: 35.01, lon: 135 }],
    costing: 'bicycle',
    units: 'kilometers',
  });
});

it('throws when nobody is there', async () => {
  await expect(osrm('http://127.0.0.1:9').way('drive', a, b, patient())).rejects.toThrow('Check ROUTING_URL');
});
