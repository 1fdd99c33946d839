import type { CheckedRequest } from './check-request.ts';
import { isForLight, isForSunrise, type Light } from '../model/best-hours.ts';
import { comfortPenalty } from '../model/comfort.ts';
import { ranksAndEvenings } from './evenings.ts';
import type { GeoPoint, Leg, MealRule, Pin, Place, TravelTimes } from '../model/model.ts';
import { bufferOf } from '../model/pace.ts';
import { forgiveWays } from './leisurely-way.ts';
import { litHours, waitingForSunset } from './lit-hours.ts';
import type { PreparedDay } from './prepare.ts';
import type { NodeMeaning } from './node-meaning.ts';
import { tablesOf } from './table-loss.ts';
import { twinsOf } from './twins.ts';
import type { RoutingProblem } from './search/problem.ts';
import { roundDown, roundUp, windowsOn } from '../model/time.ts';

export interface Compiled {
  readonly problem: RoutingProblem;
  readonly meanings: readonly NodeMeaning[];
  /** Travel from one location index to another; null from or to nowhere. */
  readonly leg: (from: number, to: number) => Leg | null;
  /** By node, for places; 0 for others. */
  readonly worth: readonly number[];
  /** Ids of pins that lie outside their day's hours, or whose ways do. */
  readonly pinsOutside: ReadonlySet<string>;
  readonly pinnedPlace: (pin: Pin) => Place | undefined;
  /** By tour. */
  readonly light: readonly (Light | null)[];
}

export interface CompileInput {
  readonly checked: CheckedRequest;
  readonly days: readonly PreparedDay[];
  readonly travel: TravelTimes;
  readonly worth: ReadonlyMap<string, number>;
  readonly prize: ReadonlyMap<string, number>;
  /** Wholes and parts by place id. */
  readonly kin: ReadonlyMap<string, readonly Place[]>;
  /** Ids of places that the traveller wants whatever else is planned. */
  readonly asked: ReadonlySet<string>;
}

const mealPrize = 20_000;
const pinPrize = 100_000;
const travelWeight = 1.6;
const waitWeight = 0.25;
/** Minutes of waiting for a door that cost nothing more; rests after a way come on top of them, half an hour in all. */
const doorWait = 15;
const impatience = 2.5;
const everMore = 2 ** 30;
/** Of the free time before a meal or an evening so many minutes count: more of it is an afternoon of one's own. */
const idleMinutes = 45;

/** After a sunrise people go back to bed, or have breakfast. */
const breakfast = 150;

/** How long a visit takes on the 5-minute grid. */
export const visitLength = (place: Pick<Place, 'visitMinutes'>): number => roundUp(place.visitMinutes);

/** What lives in the evening is not visited before, if it can be helped. */
const eveningStarts = 1020;

/** Nobody minds free time before what lives in the evening. */
export const isOfEvening = ({ bestTime }: Place): boolean => bestTime === 'evening' || bestTime === 'night';

/** Starts of service of a place on one prepared day; empty when it is not to be visited then. */
export function startWindows(place: Place, day: PreparedDay): [number, number][] {
  if (place.destinationId !== day.destinationId || day.tooMuch.has(place.id)) return [];
  const inTrip = day.trip?.has(place.id) ?? false;
  const eveningPlace = isOfEvening(place);
  if (place.dayTrip ? !inTrip : day.trip !== null && !inTrip && !eveningPlace) return [];
  const takes = visitLength(place);
  const windows = windowsOn(place, day.day.date, day.day.weekday);
  const hours = windows === 'always' ? [{ opens: 0, closes: 2880 }] : windows;
  const [dawn, dusk] = litHours(place, day, takes);
  const starts = hours.flatMap(({ opens, closes }): [number, number][] => {
    const first = roundUp(Math.max(opens, day.open, dawn));
    const last = roundDown(Math.min(closes, day.close, dusk) - takes);
    return first <= last ? [[first, last]] : [];
  });
  if (!eveningPlace) return waitingForSunset(place, day, starts);
  const after = (minute: number): [number, number][] =>
    starts.flatMap(([first, last]): [number, number][] => (last >= minute ? [[Math.max(first, minute), last]] : []));
  const dark = place.bestTime === 'night' && day.light ? roundUp(day.light.sunset) : 0;
  return [after(Math.max(dark, eveningStarts)), after(eveningStarts)].find(({ length }) => length > 0) ?? starts;
}

/** A visit this long takes a meal into itself where it covers the meal's window. */
export const longVisit = 180;

/** Starts at which the visit leaves no room for the meal before or after it: then it is eaten there. */
function mealInsideWindows(starts: [number, number][], length: number, rule: MealRule): [number, number][] {
  return starts.flatMap(([first, last]): [number, number][] => {
    const low = Math.max(first, roundUp(rule.latest - rule.minutes - length + 1));
    const high = Math.min(last, roundDown(rule.earliest + rule.minutes - 1));
    return low <= high ? [[low, high]] : [];
  });
}

function nodesOf(input: CompileInput): NodeMeaning[] {
  const { request } = input.checked;
  const pinned = request.pins.map((pin) => pin.placeId ?? '');
  const beside = pinned.flatMap((id) => (input.kin.get(id) ?? []).map((place) => place.id));
  const away = new Set([...request.refused, ...pinned, ...beside.filter((id) => !input.asked.has(id))]);
  const byId = new Map(request.places.map((place) => [place.id, place]));
  const places = request.places
    .filter((place) => !away.has(place.id))
    .filter((place) => input.days.some((day) => startWindows(place, day).length > 0))
    .flatMap((place): NodeMeaning[] => {
      const meals = visitLength(place) >= longVisit ? request.meals : [];
      return [null, ...meals].map((mealInside) => ({ type: 'place', place, mealInside }));
    });
  const pins = request.pins.map((pin): NodeMeaning => ({
    type: 'pin',
    pin,
    point: pin.point ?? byId.get(pin.placeId ?? '') ?? null,
  }));
  const meals = input.days.flatMap((day, tour) => day.meals.map((rule): NodeMeaning => ({ type: 'meal', rule, tour })));
  return [...places, ...pins, ...meals];
}

/** Locations: points used by nodes, then by days, then "nowhere". */
function geometry(input: CompileInput, meanings: readonly NodeMeaning[]) {
  const points: GeoPoint[] = [];
  const add = (point: GeoPoint): number => points.push(point) - 1;
  const at = Int32Array.from(meanings, (node) => {
    if (node.type === 'meal') return -1;
    const point = node.type === 'place' ? node.place : node.point;
    return point ? add(point) : -1;
  });
  const starts = input.days.map((day) => (day.startPoint ? add(day.startPoint) : -1));
  const ends = input.days.map((day) => (day.endPoint ? add(day.endPoint) : -1));
  const size = points.length + 1;
  const nowhere = size - 1;
  const legs: (Leg | null)[] = new Array<Leg | null>(size * size).fill(null);
  const travel = new Int32Array(size * size);
  const way = new Int32Array(size * size);
  const buffer = bufferOf(input.checked.request.pace);
  const bases = new Set([...starts, ...ends]);
  for (let a = 0; a < nowhere; a++) {
    for (let b = 0; b < nowhere; b++) {
      if (a === b) continue;
      const leg = input.travel.leg(points[a]!, points[b]!);
      legs[a * size + b] = leg;
      way[a * size + b] = leg.minutes;
      const rest = bases.has(a) || bases.has(b) ? 0 : buffer;
      travel[a * size + b] = leg.minutes === 0 ? 0 : roundUp(leg.minutes + rest);
    }
  }
  forgiveWays(way, input.days, meanings, { at, size, starts, ends });
  const orNowhere = (index: number): number => (index < 0 ? nowhere : index);
  return {
    at,
    size,
    travel,
    way,
    startAt: Int32Array.from(starts, orNowhere),
    endAt: Int32Array.from(ends, orNowhere),
    leg: (from: number, to: number): Leg | null => legs[from * size + to] ?? null,
  };
}

function windowsOf(node: NodeMeaning, day: PreparedDay, tour: number): [number, number][] {
  if (node.type === 'place') {
    const starts = startWindows(node.place, day);
    if (!node.mealInside) return starts;
    return day.meals.includes(node.mealInside)
      ? mealInsideWindows(starts, visitLength(node.place), node.mealInside)
      : [];
  }
  if (node.type === 'pin') return node.pin.date === day.day.date ? [[node.pin.start, node.pin.start]] : [];
  if (node.tour !== tour) return [];
  return [[roundUp(node.rule.earliest), roundDown(node.rule.latest - node.rule.minutes)]];
}

function windowsOfAll(meanings: readonly NodeMeaning[], days: readonly PreparedDay[]) {
  const from = [0];
  const windows: [number, number][] = [];
  for (const node of meanings) {
    days.forEach((day, tour) => {
      windows.push(...windowsOf(node, day, tour));
      from.push(windows.length);
    });
  }
  return {
    windowFrom: Int32Array.from(from),
    windowOpen: Int32Array.from(windows, ([open]) => open),
    windowClose: Int32Array.from(windows, ([, close]) => close),
  };
}

/** Turns days and places into the numbers that the search works on. */
export function compile(input: CompileInput): Compiled {
  const { request } = input.checked;
  const meanings = nodesOf(input);
  const { at, size, travel, way, startAt, endAt, leg } = geometry(input, meanings);
  const tours = input.days.length;
  const light = input.days.map((day) => day.light);
  const pinsOn = input.days.map((day) => request.pins.filter((pin) => pin.date === day.day.date));
  const byId = new Map(request.places.map((place) => [place.id, place]));
  const reaches = input.days.map((day, t) =>
    pinsOn[t]!.map((pin) => ({ pin, ...reach(input, day, pin, byId.get(pin.placeId ?? '')) })),
  );
  const limit = input.days.map((day, t) => Math.max(0, day.stops - pinsOn[t]!.filter((pin) => pin.placeId).length));
  const worth = meanings.map((node) => (node.type === 'place' ? input.worth.get(node.place.id)! : 0));
  const people = request.budget ? Math.max(1, request.budget.people) : 0;
  const problem: RoutingProblem = {
    nodes: meanings.length,
    tours,
    locations: size,
    travel,
    way,
    at,
    service: Int32Array.from(meanings, lengthOf),
    prize: Float64Array.from(meanings, (node) => prizeOfNode(input, node)),
    pull: Float64Array.from(meanings, (node) => pullOfNode(input, node)),
    twins: twinsOf(meanings, input.kin, input.asked),
    ...windowsOfAll(meanings, input.days),
    startAt,
    endAt,
    // Nothing can begin before a transfer has ended; without one, a pin outside the day's hours widens them.
    open: Int32Array.from(input.days, (day, t) =>
      Math.min(day.open, ...reaches[t]!.map(({ pin, from }) => openFor(day, pin, from))),
    ),
    close: Int32Array.from(input.days, (day, t) => Math.max(day.close, ...reaches[t]!.map(({ to }) => to))),
    counts: Uint8Array.from(meanings, (node) => (node.type === 'place' ? 1 : 0)),
    limit: Int32Array.from(limit),
    cost: Float64Array.from(meanings, (node) => (node.type === 'place' ? people * (node.place.priceMinor ?? 0) : 0)),
    budget: request.budget ? request.budget.amountMinor : Infinity,
    fixed: Uint8Array.from(meanings, (node) => (node.type === 'pin' ? 1 : 0)),
    travelWeight,
    waitWeight,
    mostWait: Int32Array.from(meanings, (node) => (patienceOf(node) === doorWait ? everMore : idleMinutes)),
    patience: Int32Array.from(meanings, patienceOf),
    impatience,
    rest: Int32Array.from(meanings, (node) => (node.type === 'place' && isForSunrise(node.place) ? breakfast : 0)),
    penalty: comfortPenalty({
      places: meanings.map((node) => (node.type === 'place' ? node.place : null)),
      worth,
      limit,
      light,
      ...ranksAndEvenings(request, input.days),
      ...tablesOf(meanings, request.destinations),
      oneKindWanted: request.preferredTags.length === 1,
    }),
  };
  const pinsOutside = new Set(reaches.flat().flatMap(({ pin, outside }) => (outside ? [pin.id] : [])));
  return { problem, meanings, leg, worth, pinsOutside, light, pinnedPlace: (pin) => byId.get(pin.placeId ?? '') };
}

/** When a day has to begin for a pin that is set out for at `from`; not before the transfer to the city has ended. */
function openFor({ transfer, open }: PreparedDay, pin: Pin, from: number): number {
  if (!transfer) return from;
  return pin.start < transfer.end ? open : Math.max(transfer.end, from);
}

/** The hours that a pin needs with the ways to it and from it; `outside` when the day's own do not hold them. */
function reach(
  input: CompileInput,
  day: PreparedDay,
  pin: Pin,
  place: Place | undefined,
): { from: number; to: number; outside: boolean } {
  const point = pin.point ?? place;
  const way = (base: GeoPoint | null, to: GeoPoint | null | undefined): number =>
    base && to ? roundUp(input.travel.leg(base, to).minutes) : 0;
  const from = pin.start - way(day.startPoint, point ?? day.startPoint);
  const to = pin.end + way(day.endPoint, point ?? day.startPoint);
  return { from, to, outside: from < day.day.start || to > day.day.end };
}

function prizeOfNode(input: CompileInput, node: NodeMeaning): number {
  if (node.type === 'pin') return pinPrize;
  if (node.type === 'meal') return mealPrize;
  return input.prize.get(node.place.id)! + (node.mealInside ? mealPrize : 0);
}

/** A long visit with the meal inside comes now before, now after the meal it replaces: they tie at the power of two. */
function pullOfNode(input: CompileInput, node: NodeMeaning): number {
  if (node.type !== 'place' || !node.mealInside) return prizeOfNode(input, node);
  return mealPrize * Math.sqrt((visitLength(node.place) + 30) / node.mealInside.minutes);
}

/** Nor before a meal or a fixed event. */
function patienceOf(node: NodeMeaning): number {
  return node.type === 'place' && !isOfEvening(node.place) && !isForLight(node.place) ? doorWait : everMore;
}

function lengthOf(node: NodeMeaning): number {
  if (node.type === 'place') return visitLength(node.place);
  return node.type === 'pin' ? node.pin.end - node.pin.start : roundUp(node.rule.minutes);
}
