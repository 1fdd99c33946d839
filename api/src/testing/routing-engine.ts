import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type GeoPoint, distanceMetres } from '@tabi/planner';

/** `partial` knows no way to the last destination; `stray` finds no street near a point. */
export type EngineMood = 'right' | 'slow' | 'failing' | 'garbage' | 'short' | 'partial' | 'stray';

/** A server that speaks the two engines' formats, over streets that are straight and 10 m/s fast. */
export interface StandInEngine {
  url: string;
  mood: EngineMood;
  /** `METHOD /path` with the body, in the order they came. */
  asked: string[];
  close(): Promise<void>;
}

interface Answer {
  status: number;
  body: unknown;
}

const speed = 10;

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

const pointsIn = (path: string): GeoPoint[] =>
  path.split(';').map((pair) => {
    const [lng = NaN, lat = NaN] = pair.split(',').map(Number);
    return { lat, lng };
  });

function osrmAnswer(url: URL, mood: EngineMood): Answer {
  if (mood === 'stray') return { status: 400, body: { code: 'NoSegment', message: 'No street near coordinate 1' } };
  const points = pointsIn(url.pathname.split('/').at(-1) ?? '');
  if (url.pathname.startsWith('/route/')) {
    if (mood === 'partial') return { status: 400, body: { code: 'NoRoute', message: 'Impossible route' } };
    const distance = distanceMetres(points[0]!, points[1]!);
    return { status: 200, body: { code: 'Ok', routes: [{ distance, duration: distance / speed }], waypoints: [] } };
  }
  const chosen = (name: string) => (url.searchParams.get(name) ?? '').split(';').map((index) => points[Number(index)]!);
  const destinations = chosen('destinations');
  const distances = chosen('sources').map((from) =>
    destinations.map((to, j) =>
      mood === 'partial' && j === destinations.length - 1 ? null : distanceMetres(from, to),
    ),
  );
  const durations = distances.map((row) => row.map((metres) => (metres === null ? null : metres / speed)));
  if (mood === 'short') durations.pop();
  return { status: 200, body: { code: 'Ok', durations, distances, sources: [], destinations: [] } };
}

type Spot = { lat: number; lon: number };
type Question = { sources?: Spot[]; targets?: Spot[]; locations?: Spot[] };
const pointOf = ({ lat, lon }: Spot): GeoPoint => ({ lat, lng: lon });

function valhallaAnswer(body: string, mood: EngineMood): Answer {
  if (mood === 'stray')
    return { status: 400, body: { error_code: 171, error: 'No suitable edges near location', status_code: 400 } };
  const { sources = [], targets = [], locations = [] } = JSON.parse(body) as Question;
  if (locations.length > 0) {
    if (mood === 'partial')
      return { status: 400, body: { error_code: 442, error: 'No path could be found for input' } };
    const metres = distanceMetres(pointOf(locations[0]!), pointOf(locations[1]!));
    return { status: 200, body: { trip: { summary: { time: metres / speed, length: metres / 1_000 }, legs: [] } } };
  }
  const rows = sources.map((from, from_index) =>
    targets.map((to, to_index) => {
      const metres = distanceMetres(pointOf(from), pointOf(to));
      const none = mood === 'partial' && to_index === targets.length - 1;
      return none
        ? { from_index, to_index, time: null, distance: null }
        : { from_index, to_index, time: Math.round(metres / speed), distance: metres / 1_000 };
    }),
  );
  if (mood === 'short') rows.pop();
  return { status: 200, body: { sources_to_targets: rows, units: 'kilometers', algorithm: 'costmatrix' } };
}

export async function startStandInEngine(): Promise<StandInEngine> {
  const asked: string[] = [];
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await bodyOf(request);
    asked.push(`${request.method} ${request.url}${body && ` ${body}`}`);
    if (engine.mood === 'slow') return;
    if (engine.mood === 'failing') return void response.writeHead(503).end('<h1>Service Unavailable</h1>');
    if (engine.mood === 'garbage') return void response.end(JSON.stringify({ code: 'Ok', durations: 'soon' }));
    const url = new URL(request.url ?? '/', 'http://engine');
    const { status, body: told } =
      request.method === 'POST' ? valhallaAnswer(body, engine.mood) : osrmAnswer(url, engine.mood);
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(told));
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const engine: StandInEngine = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    mood: 'right',
    asked,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return engine;
}
