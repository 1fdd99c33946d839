import type { Compiled } from './compile.ts';
import type { DayTotals, Hop, Item, MealKind, Place, PlannedDay, PlanRequest, TimeWindow } from '../model/model.ts';
import type { PreparedDay } from './prepare.ts';
import { settleStarts } from './schedule.ts';
import { roundDown, windowsOn } from '../model/time.ts';

interface Cursor {
  /** End of what came before. */
  time: number;
  /** Location index of where the traveller is; `from` names it in hops. */
  at: number;
  from: string | null;
}

const hasTaxis = ({ destinations }: PlanRequest, { destinationId }: PreparedDay): boolean =>
  destinations.find(({ id }) => id === destinationId)?.ways?.taxis !== undefined;

/** Writes one tour of the search down as the items of a day; its visits have no reasons yet. */
export function plannedDay(
  compiled: Compiled,
  day: PreparedDay,
  tour: number,
  nodes: readonly number[],
  earliest: readonly number[],
  request: PlanRequest,
): PlannedDay {
  const { problem, meanings } = compiled;
  const starts = settleStarts(compiled, nodes, earliest, tour);
  const items: Item[] = [];
  const taxis = hasTaxis(request, day);
  if (day.transfer)
    items.push({
      type: 'transfer',
      from: day.transfer.from,
      to: day.destinationId,
      start: day.transfer.start,
      end: day.transfer.end,
      settleMinutes: day.transfer.settleMinutes,
      meals: day.transfer.meals,
      ...day.transfer.leg,
    });
  const cursor: Cursor = { time: problem.open[tour]!, at: problem.startAt[tour]!, from: null };
  nodes.forEach((u, i) => {
    const node = meanings[u]!;
    const start = starts[i]!;
    const end = start + problem.service[u]!;
    if (node.type === 'meal') items.push({ type: 'meal', kind: node.rule.kind, start, end });
    else {
      const id = node.type === 'place' ? node.place.id : (node.pin.placeId ?? node.pin.id);
      const hop = problem.at[u]! < 0 ? null : hopTo(compiled, cursor, problem.at[u]!, id, start);
      if (hop) items.push(byNight(hop, taxis));
      const place = node.type === 'place' ? node.place : compiled.pinnedPlace(node.pin);
      const fixed = {
        pinId: node.type === 'pin' ? node.pin.id : null,
        mealInside: node.type === 'place' ? (node.mealInside?.kind ?? null) : null,
      };
      if (place) items.push(visit(place, day, start, end, fixed));
      else if (node.type === 'pin') items.push({ type: 'event', pinId: node.pin.id, start, end });
    }
    cursor.time = end;
  });
  const back = nodes.length > 0 ? hopHome(compiled, cursor, tour) : null;
  if (back) items.push(byNight(back, taxis));
  const nothing = nodes.length === 0;
  return {
    date: day.day.date,
    destinationId: day.destinationId,
    dayTrip: day.trip !== null,
    ...(day.free && items.every(({ type }) => type === 'meal') ? { free: true as const } : {}),
    startPoint: nothing ? null : day.startPoint,
    endPoint: nothing ? null : day.endPoint,
    items,
    totals: totalsOf(items, request),
  };
}

/** Trains and buses have gone home by then. */
const lastTrain = 1380;
const firstTrain = 330;

/** By night a taxi goes where public transport does by day, no slower. */
const byNight = (hop: Hop, taxis: boolean): Hop =>
  taxis && hop.mode === 'transit' && (hop.start >= lastTrain || hop.end <= firstTrain) ? { ...hop, mode: 'taxi' } : hop;

/** A hop that arrives just in time; it leaves on the 5-minute grid, and moves the cursor on. */
function hopTo(compiled: Compiled, cursor: Cursor, to: number, id: string, start: number): Hop | null {
  const leg = compiled.leg(cursor.at, to);
  const from = cursor.from;
  cursor.at = to;
  cursor.from = id;
  if (!leg || leg.minutes === 0) return null;
  const leave = Math.max(cursor.time, roundDown(start - leg.minutes));
  return { type: 'hop', from, to: id, ...leg, start: leave, end: leave + leg.minutes };
}

function hopHome(compiled: Compiled, cursor: Cursor, tour: number): Hop | null {
  const leg = compiled.leg(cursor.at, compiled.problem.endAt[tour]!);
  if (!leg || leg.minutes === 0) return null;
  return { type: 'hop', from: cursor.from, to: null, ...leg, start: cursor.time, end: cursor.time + leg.minutes };
}

function visit(
  place: Place,
  day: PreparedDay,
  start: number,
  end: number,
  { pinId, mealInside }: { readonly pinId: string | null; readonly mealInside: MealKind | null },
): Item {
  const windows = windowsOn(place, day.day.date, day.day.weekday);
  const closed: TimeWindow = { opens: start, closes: end };
  const window = windows === 'always' ? 'always' : (windows.find((w) => w.opens <= start && end <= w.closes) ?? closed);
  return {
    type: 'visit',
    placeId: place.id,
    start,
    end,
    window,
    ...(mealInside === null ? {} : { mealInside }),
    ...(pinId === null ? {} : { pinId }),
    reasons: [],
    reason: '',
  };
}

/** Sums over a day's items. */
export function totalsOf(items: readonly Item[], request: Pick<PlanRequest, 'places'>): DayTotals {
  const sum = (pick: (item: Item) => number): number => items.reduce((total, item) => total + pick(item), 0);
  const length = (item: Item): number => item.end - item.start;
  const price = (id: string): number => request.places.find((place) => place.id === id)?.priceMinor ?? 0;
  const span = items.length > 0 ? items[items.length - 1]!.end - items[0]!.start : 0;
  return {
    visits: sum((item) => (item.type === 'visit' ? 1 : 0)),
    visitMinutes: sum((item) => (item.type === 'visit' ? length(item) : 0)),
    travelMinutes: sum((item) => (item.type === 'hop' || item.type === 'transfer' ? length(item) : 0)),
    walkMetres: sum((item) => (item.type === 'hop' && item.mode === 'walk' ? item.metres : 0)),
    freeMinutes: span - sum(length),
    priceMinor: sum((item) => (item.type === 'visit' ? price(item.placeId) : 0)),
  };
}
