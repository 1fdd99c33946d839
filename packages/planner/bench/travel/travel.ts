import { outOf, readCityPairs, type CityPair } from './city-pairs.ts';
import { readTrips, type Trip } from './trips.ts';

/**
 * `pnpm bench:travel [all]`: how far travel estimates are from the trips of trips.csv, and which ways between cities take other
 * than the ordinary minutes of city-pairs.csv; `all` lists each trip.
 */
const listed = process.argv[2] === 'all';

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
const share = (value: number): string => `${(100 * value).toFixed(0).padStart(4)} %`;

const missOf = ({ leg, known }: Trip): number => (leg.minutes - known) / known;

function printRow(name: string, trips: readonly Trip[]): void {
  if (trips.length === 0) return;
  const misses = trips.map(missOf);
  const minutes = mean(trips.map(({ leg, known }) => Math.abs(leg.minutes - known)));
  const close = misses.filter((miss) => Math.abs(miss) <= 0.25).length / trips.length;
  console.log(
    `  ${name.padEnd(24)} ${String(trips.length).padStart(3)} trips  mean error ${share(mean(misses.map(Math.abs)))} (${minutes.toFixed(1).padStart(5)} min)  bias ${share(mean(misses))}  within a quarter ${share(close)}`,
  );
}

const trips = readTrips();
const nameOf = ({ mode, kind }: Trip): string => (mode === 'ride' ? `ride, ${kind}` : mode);
const names = [...new Set(trips.map(nameOf))];
console.log('Estimated against known minutes, door to door; the known ones are from general knowledge');
for (const name of names)
  printRow(
    name,
    trips.filter((trip) => nameOf(trip) === name),
  );
console.log('Together');
const rides = trips.filter(({ mode }) => mode === 'ride');
printRow(
  'rides fitted to',
  rides.filter(({ heldBack }) => !heldBack),
);
printRow(
  'rides held back',
  rides.filter(({ heldBack }) => heldBack),
);
printRow('all trips', trips);
if (listed)
  for (const trip of trips)
    console.log(
      `  ${trip.from} → ${trip.to}: known ${trip.known}, estimated ${trip.leg.minutes} by ${trip.leg.mode} (${share(missOf(trip)).trim()})`,
    );

function printPairs(name: string, pairs: readonly CityPair[]): void {
  if (pairs.length === 0) return;
  const within = pairs.filter((pair) => outOf(pair) === 0).length;
  const farthest = Math.max(0, ...pairs.map((pair) => Math.abs(outOf(pair))));
  console.log(
    `  ${name.padEnd(24)} ${String(pairs.length).padStart(3)} pairs  within ${share(within / pairs.length)}  farthest out ${farthest} min`,
  );
}

const pairs = readCityPairs();
console.log('Between cities, against what is ordinary from door to door');
printPairs(
  'connections',
  pairs.filter(({ leg }) => leg.source === 'typical'),
);
printPairs(
  'estimates',
  pairs.filter(({ leg }) => leg.source !== 'typical'),
);
printPairs('all pairs', pairs);
for (const pair of pairs.filter((one) => outOf(one) !== 0))
  console.log(
    `  ${pair.from} → ${pair.to}: ${pair.leg.minutes} min by ${pair.leg.mode} (${pair.leg.source}), ordinary ${pair.least} to ${pair.most}`,
  );
