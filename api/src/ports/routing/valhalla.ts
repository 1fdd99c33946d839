import { z } from 'zod';
import type { GeoPoint, RoutedMode } from '@tabi/planner';
import { askEngine } from './ask-engine.ts';
import { EngineError, StrayPoint, wayOf, type RoutingEngine } from './engine.ts';

const costings: Record<RoutedMode, string> = { walk: 'pedestrian', cycle: 'bicycle', drive: 'auto' };

const measure = z.number().nonnegative().nullish();
const tableAnswer = z.object({
  sources_to_targets: z.array(z.array(z.object({ time: measure, distance: measure }))),
});
const routeAnswer = z.object({
  trip: z.object({ summary: z.object({ time: z.number().nonnegative(), length: z.number().nonnegative() }) }),
});
/** 171 no street near, 441 and 442 no path: that is an answer. */
const noWay = z.object({ error_code: z.union([z.literal(171), z.literal(441), z.literal(442)]) });

const inMetres = (km: number | null | undefined) => (typeof km === 'number' ? km * 1_000 : null);
const place = ({ lat, lng }: GeoPoint) => ({ lat, lon: lng });

const unknown = (status: number): EngineError =>
  new EngineError(
    `The routing engine's answer (HTTP ${status}) is not Valhalla's. Check ROUTING_ENGINE and ROUTING_URL.`,
  );

/** Valhalla's HTTP API: /sources_to_targets and /route. */
export const valhalla = (url: string): RoutingEngine => ({
  async table(mode, from, to, signal) {
    const question = {
      sources: from.map(place),
      targets: to.map(place),
      costing: costings[mode],
      units: 'kilometers',
    };
    const { status, body } = await askEngine(`${url}/sources_to_targets`, signal, question);
    if (noWay.safeParse(body).success) throw new StrayPoint('A point lies beside every street.');
    const answer = tableAnswer.safeParse(body);
    const rows = answer.success ? answer.data.sources_to_targets : [];
    if (rows.length !== from.length || rows.some((row) => row.length !== to.length)) throw unknown(status);
    return rows.map((row) => row.map(({ time, distance }) => wayOf(time, inMetres(distance))));
  },

  async way(mode, from, to, signal) {
    const question = {
      locations: [place(from), place(to)],
      costing: costings[mode],
      units: 'kilometers',
      directions_type: 'none',
    };
    const { status, body } = await askEngine(`${url}/route`, signal, question);
    if (noWay.safeParse(body).success) return null;
    const answer = routeAnswer.safeParse(body);
    if (!answer.success) throw unknown(status);
    const { time, length } = answer.data.trip.summary;
    return wayOf(time, inMetres(length));
  },
});
