import { readFileSync } from 'node:fs';
import type { TransferLeg } from '../../src/model/model.ts';
import { connectedTravel } from '../../src/travel/connected-travel.ts';
import { estimatedTravel } from '../../src/travel/travel.ts';
import { readCity } from '../cities.ts';
import { readConnections } from '../connections.ts';

/** One line of city-pairs.csv, with the way that a plan would take. */
export interface CityPair {
  readonly from: string;
  readonly to: string;
  /** Minutes from door to door that are ordinary for it. */
  readonly least: number;
  readonly most: number;
  readonly leg: TransferLeg;
}

/** How far a way is out of what is ordinary, in minutes: 0 within it, below 0 when it is too quick. */
export const outOf = ({ least, most, leg: { minutes } }: CityPair): number =>
  minutes < least ? minutes - least : Math.max(0, minutes - most);

/** @throws Error naming a city that the catalogue does not have */
export function readCityPairs(): CityPair[] {
  const [, ...lines] = readFileSync(new URL('city-pairs.csv', import.meta.url), 'utf8')
    .trim()
    .split('\n');
  return lines.map((line) => {
    const [from = '', to = '', least, most] = line.split(',');
    const ends = [readCity(from).destination, readCity(to).destination];
    const travel = connectedTravel(readConnections(), ends, estimatedTravel(ends));
    return { from, to, least: Number(least), most: Number(most), leg: travel.transfer(ends[0]!, ends[1]!) };
  });
}
