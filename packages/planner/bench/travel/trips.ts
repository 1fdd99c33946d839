import { readFileSync } from 'node:fs';
import type { Leg } from '../../src/model/model.ts';
import type { CityKind } from '../../src/model/travel-model.ts';
import { estimatedTravel, legBy } from '../../src/travel/travel.ts';
import { readCity, type City } from '../cities.ts';

/** One line of trips.csv with the estimate beside it; minutes are door to door. */
export interface Trip {
  readonly from: string;
  readonly to: string;
  readonly mode: 'walk' | 'ride' | 'out' | 'transfer';
  /** Of the city it begins in. */
  readonly kind: CityKind;
  readonly known: number;
  readonly leg: Leg;
  /** True for lines that the speeds of rides were not fitted to. */
  readonly heldBack: boolean;
}

const heldBackEvery = 4;
const cities = new Map<string, City>();

function cityOf(slug: string): City {
  const city = cities.get(slug) ?? readCity(slug);
  cities.set(slug, city);
  return city;
}

function pointOf(id: string) {
  const { destination, places } = cityOf(id.split('/')[0]!);
  const point = id.includes('/') ? places.find((place) => place.id === id) : destination;
  if (!point)
    throw new Error(`trips.csv names ${id}, which is not in the catalogue. Take another place or take it out.`);
  return point;
}

function estimate(from: string, to: string, mode: Trip['mode']): Leg {
  const ends = [from, to].map((id) => cityOf(id.split('/')[0]!).destination);
  const [start, end] = [pointOf(from), pointOf(to)];
  if (mode === 'walk') return legBy('walk', start, end);
  const travel = estimatedTravel(ends);
  return mode === 'transfer' ? travel.transfer(start, end) : travel.leg(start, end);
}

/** @throws Error naming a place that the catalogue does not have */
export function readTrips(): Trip[] {
  const [, ...lines] = readFileSync(new URL('trips.csv', import.meta.url), 'utf8')
    .trim()
    .split('\n');
  return lines.map((line, index) => {
    const [from = '', to = '', mode, minutes] = line.split(',') as [string, string, Trip['mode'], string];
    return {
      from,
      to,
      mode,
      kind: cityOf(from.split('/')[0]!).destination.ways!.kind,
      known: Number(minutes),
      leg: estimate(from, to, mode),
      heldBack: index % heldBackEvery === heldBackEvery - 1,
    };
  });
}
