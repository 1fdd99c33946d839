import type { GeoPoint, Hop, Item, PlannedDay } from '../model/model.ts';
import type { Context } from './validate-context.ts';

/** Where an item happens; null for what happens wherever the traveller is. */
function pointOf(context: Context, item: Item): GeoPoint | null {
  if (item.type === 'visit') {
    const pinned = item.pinId === undefined ? undefined : context.pins.get(item.pinId)?.point;
    return pinned ?? context.places.get(item.placeId) ?? null;
  }
  return item.type === 'event' ? (context.pins.get(item.pinId)?.point ?? null) : null;
}

/** Every change of place needs its hop, as long as the way really takes. */
export function checkTravel(context: Context, planned: PlannedDay): void {
  const { report, travel } = context;
  checkEnds(context, planned);
  let here: GeoPoint | null = planned.startPoint;
  let hop: Hop | null = null;
  for (const item of planned.items) {
    if (item.type === 'hop') {
      if (hop) report('travel', planned.date, item.to, 'Two hops follow one another without a stop between them.');
      hop = item;
      continue;
    }
    const there = pointOf(context, item);
    if (!there) continue;
    checkWay(here, there, hop, item.start);
    here = there;
    hop = null;
  }
  const last = planned.items[planned.items.length - 1];
  if (planned.endPoint && here) checkWay(here, planned.endPoint, hop, Infinity);
  else if (last?.type === 'hop') report('travel', planned.date, last.to, 'The day ends with a hop that leads nowhere.');

  function checkWay(from: GeoPoint | null, to: GeoPoint, way: Hop | null, start: number): void {
    if (!from) {
      if (way) report('travel', planned.date, way.to, 'A hop leaves from nowhere.');
      return;
    }
    const leg = travel.leg(from, to);
    if (!way) {
      if (leg.minutes > 0) report('missing-hop', planned.date, null, `A way of ${leg.minutes} minutes has no hop.`);
      return;
    }
    if (way.end - way.start !== way.minutes || way.minutes < leg.minutes) {
      report(
        'travel',
        planned.date,
        way.to,
        `A hop takes ${way.end - way.start} minutes where the way takes ${leg.minutes}.`,
      );
    }
    if (way.end > start) report('travel', planned.date, way.to, 'A hop arrives after its stop has begun.');
  }
}

function checkEnds(context: Context, planned: PlannedDay): void {
  const day = context.request.days.find((other) => other.date === planned.date);
  const transfer = planned.items.some((item) => item.type === 'transfer');
  if (!day || planned.items.every((item) => item.type === 'transfer')) return;
  const same = (a: GeoPoint | null, b: GeoPoint): boolean => a !== null && a.lat === b.lat && a.lng === b.lng;
  if (day.startPoint && !transfer && !same(planned.startPoint, day.startPoint)) {
    context.report('travel', planned.date, null, 'The day does not begin where the traveller is.');
  }
  if (day.endPoint && !same(planned.endPoint, day.endPoint)) {
    context.report('travel', planned.date, null, 'The day does not end where the traveller sleeps.');
  }
}
