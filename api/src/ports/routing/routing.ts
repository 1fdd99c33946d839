import pLimit from 'p-limit';
import { createPool, type Pool } from '@tabi/postgres';
import type { ApiLog } from '../../http/log.ts';
import {
  type GeoPoint,
  type Leg,
  type Mode,
  type PlanRequest,
  type CityWays,
  type RoutedArea,
  type RoutedMode,
  type RoutedTable,
  pointKey,
  streetLeg,
  streetMode,
  estimatedTravel,
  legBy,
} from '@tabi/planner';
import { createBreaker } from './breaker.ts';
import { StrayPoint, type RoutingEngine, type Way } from './engine.ts';
import { knownWays, oldestAnswer } from './known-ways.ts';
import { osrm } from './osrm.ts';
import type { RoutingSettings } from './routing-settings.ts';
import { areasOf, blocksOf, pairsBy, type Block } from './street-areas.ts';
import { valhalla } from './valhalla.ts';
import { ways } from './ways-repository.ts';

/** Real streets for plans, where this installation has a routing engine. Nothing here throws for an engine's sake. */
export interface Routing {
  /** The request with what the engine knows of its ways, ready for the planner; as it is when it knows nothing. */
  prepare(request: PlanRequest): Promise<PlanRequest>;
  /** One way by a mode that somebody chose; the estimate when the engine cannot tell. */
  leg(mode: Mode, from: GeoPoint, to: GeoPoint, city?: CityWays): Promise<Leg>;
  /** Throws away answers that are too old to be believed. */
  prune(): Promise<void>;
  close(): Promise<void>;
}

export const noRouting: Routing = {
  prepare: async (request) => request,
  leg: async (mode, from, to, city) => legBy(mode, from, to, city),
  prune: async () => undefined,
  close: async () => undefined,
};

/** A person waits for the plan: what is not there by then is estimated. */
const patienceMs = 2_000;
const questionsAtOnce = 4;
/** Whoever changes a trip holds a connection of the site's pool while its ways are found: those are looked up on others. */
const ownConnections = 2;
const engines = { osrm, valhalla };

interface Tools {
  readonly pool: Pool;
  readonly log: ApiLog;
  readonly now: () => Date;
}

/** Asks unless the engine rests; null when it gave no answer. */
function askerOf(settings: RoutingSettings, { log, now }: Tools) {
  const engine = engines[settings.engine](settings.url);
  const breaker = createBreaker(now);
  return async <T>(ask: (engine: RoutingEngine, signal: AbortSignal) => Promise<T>, end?: AbortSignal) => {
    if (end?.aborted || !breaker.allows()) return null;
    const timeout = AbortSignal.timeout(settings.timeoutMs);
    try {
      const answer = await ask(engine, end ? AbortSignal.any([end, timeout]) : timeout);
      breaker.succeeded();
      return answer;
    } catch (error) {
      if (error instanceof StrayPoint) breaker.succeeded();
      else breaker.failed();
      log.warn({ err: error, engine: settings.engine }, 'Ways are estimated: the routing engine could not tell them.');
      return null;
    }
  };
}

/** The routing that the settings name; estimates alone without settings. */
export function createRouting(settings: RoutingSettings | undefined, tools: Tools): Routing {
  if (!settings) return noRouting;
  const { now } = tools;
  const pool = createPool({ ...tools.pool.options, max: ownConnections }, tools.log);
  const ask = askerOf(settings, tools);

  async function tableOf(request: PlanRequest, points: readonly GeoPoint[], mode: RoutedMode, end: AbortSignal) {
    const pairs = pairsBy(mode, points, estimatedTravel(request.destinations));
    if (pairs.length === 0) return null;
    const known = await knownWays({ pool, settings: settings!, now, mode, points });
    await pLimit(questionsAtOnce).map(blocksOf(known.missing(pairs), settings!.batch), async (block: Block) => {
      const at = (indices: readonly number[]): GeoPoint[] => indices.map((index) => points[index]!);
      const answers = await ask((engine, signal) => engine.table(mode, at(block.from), at(block.to), signal), end);
      if (answers) known.add(block, answers);
    });
    await known.keep();
    return known.table();
  }

  /** As it was answered before, else asked now. */
  async function wayBy(mode: RoutedMode, from: GeoPoint, to: GeoPoint): Promise<Way> {
    const keys = { from_key: pointKey(from), to_key: pointKey(to) };
    const since = oldestAnswer(settings!, now());
    const [row] = await ways.find(pool, settings!.engine, mode, [keys.from_key], [keys.to_key], since);
    if (row) return row.seconds === null || row.metres === null ? null : { seconds: row.seconds, metres: row.metres };
    const answer = await ask(async (engine, signal) => ({ way: await engine.way(mode, from, to, signal) }));
    if (!answer) return null;
    const { seconds, metres } = answer.way ?? { seconds: null, metres: null };
    await ways.store(pool, settings!.engine, mode, [{ ...keys, seconds, metres }], now());
    return answer.way;
  }

  return {
    async prepare(request) {
      const end = AbortSignal.timeout(patienceMs);
      const areas: RoutedArea[] = [];
      for (const points of areasOf(request)) {
        const tables: RoutedTable[] = [];
        for (const mode of settings.modes) {
          const table = await tableOf(request, points, mode, end);
          if (table) tables.push(table);
        }
        if (tables.length > 0) areas.push({ points, tables });
      }
      return areas.length > 0 ? { ...request, routed: { source: settings.engine, areas } } : request;
    },
    async leg(mode, from, to, city) {
      const guess = legBy(mode, from, to, city);
      const street = streetMode(mode);
      if (street === null || !settings.modes.includes(street) || pointKey(from) === pointKey(to)) return guess;
      const way = await wayBy(street, from, to);
      return way ? { ...streetLeg(settings.engine, street, way), mode } : guess;
    },
    prune: () => ways.prune(pool, oldestAnswer(settings, now())),
    close: () => pool.end(),
  };
}
