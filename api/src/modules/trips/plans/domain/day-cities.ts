import type { DayCity } from '../../core/domain/trip-days.ts';

/** The last run of days without a city; the others are filled from their neighbours. */
function lastFreeRun(cities: readonly (number | null)[]): number[] {
  const run: number[] = [];
  for (let index = cities.length - 1; index >= 0; index--) {
    if (cities[index] === null) run.unshift(index);
    else if (run.length) break;
  }
  return run;
}

/** The last day of the destination that has the most of them. */
function spareDay(cities: readonly (number | null)[]): number {
  const counts = new Map<number, number>();
  for (const city of cities) if (city !== null) counts.set(city, (counts.get(city) ?? 0) + 1);
  const [longest] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? [];
  return cities.lastIndexOf(longest ?? null);
}

/**
 * Where every day is spent after the dates or the destinations have changed: days that can stay where they are do, new
 * destinations get the free days, else the last of the longest stay, and what is left over lengthens a neighbour.
 * @param before the days as they were, at their new dates
 * @param dates in order, at least as many as destinations
 */
export function citiesOfDays(
  before: readonly DayCity[],
  dates: readonly string[],
  wanted: readonly number[],
): DayCity[] {
  const known = new Map(before.map(({ date, city }) => [date, city]));
  const cities = dates.map((date) => {
    const city = known.get(date);
    return city !== undefined && wanted.includes(city) ? city : null;
  });
  const added = wanted.filter((city) => !cities.includes(city));
  const free = lastFreeRun(cities);
  added.forEach((city, index) => {
    if (free.length < added.length) {
      const spare = free[index] ?? spareDay(cities);
      cities[spare] = city;
      return;
    }
    const [from, to] = [index, index + 1].map((share) => Math.floor((share * free.length) / added.length));
    for (const day of free.slice(from, to)) cities[day] = city;
  });
  for (let index = 1; index < cities.length; index++) cities[index] ??= cities[index - 1] ?? null;
  for (let index = cities.length - 2; index >= 0; index--) cities[index] ??= cities[index + 1] ?? null;
  return dates.map((date, index) => ({ date, city: cities[index] ?? wanted[0] ?? 0 }));
}

/** The days that must be planned anew: they were not there, are elsewhere now, or are reached from elsewhere. */
export function changedDays(before: readonly DayCity[], after: readonly DayCity[]): Set<string> {
  const known = new Map(before.map(({ date, city }) => [date, city]));
  const arrival = (days: readonly DayCity[], date: string) => {
    const index = days.findIndex((day) => day.date === date);
    const [previous, day] = [days[index - 1]?.city, days[index]?.city];
    return previous === undefined || previous === day ? null : previous;
  };
  return new Set(
    after
      .filter(({ date, city }) => known.get(date) !== city || arrival(before, date) !== arrival(after, date))
      .map(({ date }) => date),
  );
}

/** The same days in each destination, in the order that was asked for; as they are where they come so already. */
export function inAskedOrder(days: readonly DayCity[], wanted: readonly number[]): DayCity[] {
  const order = [...new Set(days.map(({ city }) => city))];
  if (order.join() === wanted.join()) return [...days];
  const inOrder = wanted.flatMap((city) => days.filter((day) => day.city === city));
  return days.map(({ date }, index) => ({ date, city: inOrder[index]?.city ?? 0 }));
}
