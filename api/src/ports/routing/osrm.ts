import { z } from 'zod';
import type { GeoPoint, RoutedMode } from '@tabi/planner';
import { askEngine } from './ask-engine.ts';
import { EngineError, StrayPoint, wayOf, type RoutingEngine } from './engine.ts';

const profiles: Record<RoutedMode, string> = { walk: 'foot', cycle: 'bike', drive: 'driving' };

const cells = z.array(z.array(z.number().nonnegative().nullable()));
const tableAnswer = z.object({ code: z.literal('Ok'), durations: cells, distances: cells });
const routeAnswer = z.object({
  code: z.literal('Ok'),
  routes: z.array(z.object({ duration: z.number().nonnegative(), distance: z.number().nonnegative() })).min(1),
});
/** A point beside every street, or one that no street leads to: that is an answer. */
const noWay = z.object({ code: z.enum(['NoRoute', 'NoTable', 'NoSegment']) });

const coordinates = (points: readonly GeoPoint[]): string =>
  points.map(({ lat, lng }) => `${lng.toFixed(6)},${lat.toFixed(6)}`).join(';');

const indices = (first: number, count: number): string =>
  Array.from({ length: count }, (_, index) => first + index).join(';');

const unknown = (status: number): EngineError =>
  new EngineError(`The routing engine's answer (HTTP ${status}) is not OSRM's. Check ROUTING_ENGINE and ROUTING_URL.`);

/** OSRM's HTTP API, version 1: /table and /route. */
export const osrm = (url: string): RoutingEngine => ({
  async table(mode, from, to, signal) {
    const sources = indices(0, from.length);
    const destinations = indices(from.length, to.length);
    const { status, body } = await askEngine(
      `${url}/table/v1/${profiles[mode]}/${coordinates([...from, ...to])}?sources=${sources}&destinations=${destinations}&annotations=duration,distance`,
      signal,
    );
    if (noWay.safeParse(body).success) throw new StrayPoint('A point lies beside every street.');
    const answer = tableAnswer.safeParse(body);
    const fits = (rows: readonly unknown[][]): boolean =>
      rows.length === from.length && rows.every((row) => row.length === to.length);
    if (!answer.success || !fits(answer.data.durations) || !fits(answer.data.distances)) throw unknown(status);
    const { durations, distances } = answer.data;
    return durations.map((row, i) => row.map((seconds, j) => wayOf(seconds, distances[i]?.[j])));
  },

  async way(mode, from, to, signal) {
    const path = `${url}/route/v1/${profiles[mode]}/${coordinates([from, to])}?overview=false`;
    const { status, body } = await askEngine(path, signal);
    if (noWay.safeParse(body).success) return null;
    const answer = routeAnswer.safeParse(body);
    if (!answer.success) throw unknown(status);
    const [route] = answer.data.routes;
    return wayOf(route?.duration, route?.distance);
  },
});
