import { plan } from '../src/solve/plan.ts';
import { clock } from '../src/reasons/reasons.ts';
import { travelOf } from '../src/travel/travel.ts';
import { validate } from '../src/validate/validate.ts';
import { readCity } from './cities.ts';
import { daysFrom, plainRequest } from './requests.ts';

/** Prints a plan to look at: `tsx show.ts kyoto,osaka 3 2026-12-07 4000 1` (cities, days, first date, iterations, pace). */
const [slugs = 'kyoto', count = '3', date = '2026-12-07', iterations = '4000', pace = '1'] = process.argv.slice(2);
const cities = slugs.split(',').map(readCity);
const request = {
  ...plainRequest(cities, daysFrom(date, Number(count)), Number(iterations)),
  pace: Number(pace) as 0 | 1 | 2,
};
for (let i = 0; i < 5; i++) plan(request);
const began = performance.now();
const result = plan(request);
const took = performance.now() - began;
const names = new Map(request.places.map((place) => [place.id, place]));
for (const day of result.days) {
  console.log(`\n${day.date} ${day.destinationId}${day.dayTrip ? ' (day trip)' : ''} ${JSON.stringify(day.totals)}`);
  for (const item of day.items) {
    const place = item.type === 'visit' ? names.get(item.placeId)! : null;
    const what =
      item.type === 'visit'
        ? `* ${place!.name} [${place!.importance} ${place!.kind} ${place!.bestTime}] — ${item.reason}`
        : item.type === 'meal'
          ? item.kind
          : item.type === 'event'
            ? item.pinId
            : `  ${item.mode} ${item.minutes} min ${item.metres} m`;
    console.log(`  ${clock(item.start).padStart(5)}–${clock(item.end).padStart(5)} ${what}`);
  }
}
console.log(result.unscheduled.map((left) => `${left.placeId}: ${left.reason}`).join('\n'));
console.log(result.impossible, result.stats, validate(request, result, travelOf(request)), `${took.toFixed(1)} ms`);
