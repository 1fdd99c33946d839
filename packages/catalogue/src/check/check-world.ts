import { connectionProblems } from './check-connections.ts';
import { journeyProblems } from './check-journeys.ts';
import { fillerIn } from './filler.ts';
import type { CatalogueShelf } from '../read/read.ts';
import type { CatalogueWorld } from '../read/read-world.ts';

/** Problems of what belongs to no destination alone: countries, connections, festivals, journeys. One sentence each. */
export function worldProblems(
  world: CatalogueWorld,
  shelves: readonly CatalogueShelf[],
  codes: ReadonlySet<string>,
): string[] {
  const destinations = new Map(shelves.map(({ destination }) => [destination.slug, destination]));
  const unknownCountries = world.countries
    .filter(({ code }) => !codes.has(code))
    .map(({ code }) => `countries/${code}.json: there is no country ${code}.`);
  const filler = world.countries.flatMap((country) => {
    const found = fillerIn(JSON.stringify(country));
    return found ? [`countries/${country.code}.json: "${found}" is filler; say what is really there.`] : [];
  });
  const festivals = world.festivals.flatMap(({ slug, countries, destinations: places, when }, index) => {
    const at = `world/festivals.json: ${slug}`;
    const unknown = [
      ...countries.filter((code) => !codes.has(code)),
      ...places.filter((one) => !destinations.has(one)),
    ];
    return [
      ...unknown.map((word) => `${at} is kept in ${word}, which is not known; mend it.`),
      ...(when.calendar === 'chinese' && when.month === 1
        ? [`${at}: Unicode's data reckons the first month of 2027 a day late; list its days.`]
        : []),
      ...(countries.length + places.length === 0 ? [`${at} is kept nowhere; name countries or destinations.`] : []),
      ...(world.festivals.findIndex((other) => other.slug === slug) < index ? [`${at} stands twice.`] : []),
    ];
  });
  return [
    ...unknownCountries,
    ...filler,
    ...connectionProblems(world.connections, destinations),
    ...festivals,
    ...journeyProblems(world.journeys, world.connections, destinations),
  ];
}
