import { fillerIn } from './filler.ts';
import type { CatalogueConnection } from '../schema/connection-schema.ts';
import { daysOf, type CatalogueJourney } from '../schema/journey-schema.ts';
import type { CatalogueDestination } from '../schema/schema.ts';
import { months } from '../schema/vocabulary.ts';

type Seasons = Pick<CatalogueDestination, 'seasons'>;

/** Shorter is a stay with a side trip; longer than three weeks few can be away. */
const fewestDays = 7;
const mostDays = 21;

const pairOf = (one: string, other: string) => [one, other].sort().join(' ');

function stayProblems({ stays }: CatalogueJourney, ways: ReadonlySet<string>, known: ReadonlyMap<string, Seasons>) {
  return stays.flatMap(({ destination }, index) => {
    if (!known.has(destination)) return [`stays in ${destination}, which is no destination; mend the slug.`];
    const before = stays[index - 1]?.destination;
    if (before === undefined || !known.has(before)) return [];
    if (before === destination) return [`stays in ${destination} twice in a row; add the nights up.`];
    return ways.has(pairOf(before, destination))
      ? []
      : [`goes from ${before} to ${destination}, and no connection does; add one, or go another way.`];
  });
}

/** A month is no best one when half of the destinations or more are then to be avoided. */
function monthProblems({ stays, best_months }: CatalogueJourney, known: ReadonlyMap<string, Seasons>): string[] {
  const places = [...new Set(stays.map(({ destination }) => destination))].filter((slug) => known.has(slug));
  const twice = new Set(best_months).size < best_months.length ? ['names a best month twice.'] : [];
  const wrong = best_months.flatMap((month) => {
    const key = months[month - 1] ?? 'jan';
    const bad = places.filter((slug) => known.get(slug)?.seasons[key] === 0);
    return bad.length * 2 >= places.length && bad.length > 0
      ? [`calls ${key} a best month, and ${bad.join(', ')} would have you stay away then; mend one of them.`]
      : [];
  });
  return [...twice, ...wrong];
}

function fillerProblems({ title, snippet, description, stays }: CatalogueJourney): string[] {
  const found = fillerIn([title, snippet, description, ...stays.map(({ why }) => why)].join(' '));
  return found ? [`"${found}" is filler; say what is really there.`] : [];
}

/** Problems of the journeys over several destinations. One sentence each. */
export function journeyProblems(
  journeys: readonly CatalogueJourney[],
  connections: readonly CatalogueConnection[],
  destinations: ReadonlyMap<string, Seasons>,
): string[] {
  const ways = new Set(connections.map(({ between: [from, to] }) => pairOf(from, to)));
  const seen = new Set<string>();
  return journeys.flatMap((journey) => {
    const days = daysOf(journey);
    const problems = [
      ...(seen.has(journey.slug) ? ['stands twice.'] : []),
      ...(days < fewestDays || days > mostDays
        ? [`takes ${days} days; give it ${fewestDays} to ${mostDays} of them.`]
        : []),
      ...stayProblems(journey, ways, destinations),
      ...monthProblems(journey, destinations),
      ...fillerProblems(journey),
    ];
    seen.add(journey.slug);
    return problems.map((problem) => `world/journeys.json: ${journey.slug} ${problem}`);
  });
}
