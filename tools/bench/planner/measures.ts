import type { GeoPoint, Plan, PlannedDay, PlanRequest } from '../../../api/src/planner/model.ts';
import { kindGroup } from '../../../api/src/planner/kind-group.ts';

/** What a plan is like, beyond being possible. Shares are of 0 … 1. */
export interface Measures {
  readonly mustSees: { readonly wanted: number; readonly had: number };
  /** Travel within the days over travel and visits. */
  readonly travelShare: number;
  /** Crossings of the day's route with itself, by day. */
  readonly crossings: number[];
  /** Days without three of one kind in a row, and without more than half of one kind. */
  readonly variedDays: { readonly days: number; readonly varied: number };
  readonly stops: number;
}

const visitsOf = (day: PlannedDay) => day.items.flatMap((item) => (item.type === 'visit' ? [item] : []));

/** Whether the segments ab and cd cross, ends apart. */
function cross(a: GeoPoint, b: GeoPoint, c: GeoPoint, d: GeoPoint): boolean {
  const side = (p: GeoPoint, q: GeoPoint, r: GeoPoint): number =>
    (q.lng - p.lng) * (r.lat - p.lat) - (q.lat - p.lat) * (r.lng - p.lng);
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
}

function crossingsOf(points: readonly GeoPoint[]): number {
  let count = 0;
  for (let i = 0; i + 1 < points.length; i++) {
    for (let j = i + 2; j + 1 < points.length; j++)
      if (cross(points[i]!, points[i + 1]!, points[j]!, points[j + 1]!)) count++;
  }
  return count;
}

function isVaried(groups: readonly string[]): boolean {
  const inRow = groups.some((group, i) => i > 1 && group === groups[i - 1] && group === groups[i - 2]);
  const most = Math.max(0, ...groups.map((group) => groups.filter((other) => other === group).length));
  return !inRow && (most <= 2 || most * 2 <= groups.length);
}

export function measure(request: PlanRequest, plan: Plan): Measures {
  const byId = new Map(request.places.map((place) => [place.id, place]));
  const days = plan.days.map((day) => visitsOf(day).map((visit) => byId.get(visit.placeId)!));
  const held = new Set(days.flat().map((place) => place.id));
  const cities = new Set(plan.days.map((day) => day.destinationId));
  const wanted = request.places.filter(
    (place) => place.importance >= 5 && cities.has(place.destinationId) && !request.refused.includes(place.id),
  );
  const sum = (pick: (day: PlannedDay) => number): number => plan.days.reduce((total, day) => total + pick(day), 0);
  const way = sum((day) => day.items.reduce((total, item) => total + (item.type === 'hop' ? item.minutes : 0), 0));
  const visiting = sum((day) => day.totals.visitMinutes);
  const full = days.filter((places) => places.length > 0);
  return {
    mustSees: { wanted: wanted.length, had: wanted.filter((place) => held.has(place.id)).length },
    travelShare: way + visiting > 0 ? way / (way + visiting) : 0,
    crossings: full.map(crossingsOf),
    variedDays: {
      days: full.length,
      varied: full.filter((places) => isVaried(places.map((place) => kindGroup(place.kind)))).length,
    },
    stops: days.flat().length,
  };
}
