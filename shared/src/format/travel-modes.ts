import type { TravelMode } from '../contracts/trips.ts';

/** What the ways to travel are called: `Walk to …`, and `12 min on foot`. */
export const travelWords: Record<TravelMode, { way: string; by: string }> = {
  walk: { way: 'Walk', by: 'on foot' },
  cycle: { way: 'Cycle', by: 'by bicycle' },
  transit: { way: 'Public transport', by: 'by public transport' },
  taxi: { way: 'Taxi', by: 'by taxi' },
  drive: { way: 'Drive', by: 'by car' },
  train: { way: 'Train', by: 'by train' },
  bus: { way: 'Bus', by: 'by bus' },
  flight: { way: 'Flight', by: 'by air' },
  ferry: { way: 'Ferry', by: 'by ferry' },
};

/** `On foot`, at the beginning of a sentence or alone. */
export function formatTravelMode(mode: TravelMode): string {
  const { by } = travelWords[mode];
  return by.charAt(0).toUpperCase() + by.slice(1);
}
