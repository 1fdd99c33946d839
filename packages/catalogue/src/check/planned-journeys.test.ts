import { connectionFromRow, plan, travelOf, validate, type Plan, type PlanRequest } from '@tabi/planner';
import { aDay, aRequest } from '@tabi/planner/testing';
import { addDays } from '@tabi/shared/format';
import { plannable } from './test-city.ts';
import { catalogueFolder } from '../catalogue-folder.ts';
import { readCatalogue } from '../read/read.ts';
import { readWorld } from '../read/read-world.ts';
import type { CatalogueJourney } from '../schema/journey-schema.ts';

const { journeys, connections } = readWorld(catalogueFolder);
const slugs = [...new Set(journeys.flatMap(({ stays }) => stays.map(({ destination }) => destination)))];
/** All as cities of middling size: how one gets about in them is not the question here. */
const cities = new Map(
  readCatalogue(catalogueFolder, slugs).map((shelf) => [shelf.destination.slug, plannable(shelf, 800_000)]),
);

/** Each day names where it is spent: the nights of each stay, and the morning after the last. */
function requestFor({ stays }: CatalogueJourney, month: number): PlanRequest {
  const nights = stays.flatMap(({ destination, nights }) => Array.from({ length: nights }, () => destination));
  const first = `2027-${String(month).padStart(2, '0')}-01`;
  const wanted = [...new Set(nights)].flatMap((slug) => cities.get(slug) ?? []);
  return aRequest({
    iterations: 200,
    days: [...nights, ...nights.slice(-1)].map((destinationId, index) =>
      aDay(addDays(first, index), { destinationId }),
    ),
    destinations: wanted.map(({ destination }) => destination),
    places: wanted.flatMap(({ places }) => places),
    connections: connections.map((row) => connectionFromRow(row, row.between)),
  });
}

const visitsOn = (day: Plan['days'][number]) => day.items.filter(({ type }) => type === 'visit').length;

/** Days without a visit that are no days of travel. */
const idleDays = ({ days }: Plan): string[] =>
  days
    .filter(
      (day, index) =>
        visitsOn(day) === 0 && (days[index - 1]?.destinationId ?? day.destinationId) === day.destinationId,
    )
    .map(({ date, destinationId }) => `${date} in ${destinationId}`);

/** The stays in which nothing is seen, since their days went into the way there. */
function emptyStays({ stays }: CatalogueJourney, { days }: Plan): string[] {
  let next = 0;
  return stays.flatMap(({ destination, nights }) => {
    const own = days.slice(next, next + nights);
    next += nights;
    return own.some((day) => visitsOn(day) > 0) ? [] : [destination];
  });
}

test.each(journeys.map((journey) => [journey.slug, journey] as const))(
  'the journey %s can be made: its days hold what they say, and only a day of travel goes without a visit',
  (_slug, journey) => {
    const request = requestFor(journey, journey.best_months[0]!);
    const made = plan(request);

    expect(validate(request, made, travelOf(request))).toEqual([]);
    expect(made.days.map(({ date }) => date)).toEqual(request.days.map(({ date }) => date));
    expect(idleDays(made)).toEqual([]);
    expect(emptyStays(journey, made)).toEqual([]);
  },
);

const stay = (destination: string, nights: number) => ({ destination, nights, why: '' });

test('a journey that outstays its places is found out by its days without a visit', () => {
  const stays = [stay('taipei', 40)];
  expect(idleDays(plan(requestFor({ ...journeys[0]!, stays }, 3)))).not.toEqual([]);
});

test('a journey that spends its only day somewhere on the way there is found out', () => {
  const journey = { ...journeys[0]!, stays: [stay('ninh-binh', 2), stay('hue', 1), stay('ninh-binh', 1)] };
  const request = requestFor(journey, 3);
  const late = { ...request, days: request.days.map((day) => ({ ...day, start: 840 })) };
  expect(emptyStays(journey, plan(late))).toContain('hue');
});
