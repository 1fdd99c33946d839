import { weekWindows } from '@tabi/planner';
import type { CatalogueShelf } from '../read/read.ts';
import type { CataloguePlace } from '../schema/schema.ts';
import { weekdays } from '../schema/vocabulary.ts';
import { where } from '../read/where.ts';

/** Nobody opens for less. */
const shortestMinutes = 30;

/** What is wrong with a place's hours; empty when one can go there as long as it is said to take. */
function oddHours({ hours, visit_minutes }: CataloguePlace): string[] {
  const week = weekWindows(hours);
  if (week === 'always') return [];
  if (week.every((windows) => windows.length === 0)) return ['is never open; give it hours.'];
  const problems = weekdays.flatMap((day, index) => {
    const windows = [...(week[index] ?? [])].sort((a, b) => a.opens - b.opens);
    const short = windows.some(({ opens, closes }) => closes - opens < shortestMinutes);
    const overlap = windows.some(({ closes }, i) => closes > (windows[i + 1]?.opens ?? Infinity));
    return [
      ...(short ? [`is open for less than ${shortestMinutes} minutes on ${day}; mend the range.`] : []),
      ...(overlap ? [`has ranges upon one another on ${day}; make them one.`] : []),
    ];
  });
  const longest = Math.max(...week.flat().map(({ opens, closes }) => closes - opens));
  if (longest < visit_minutes)
    problems.push(`takes ${visit_minutes} minutes and is never open for more than ${longest}; mend one of them.`);
  return [...new Set(problems)];
}

/** A date that no year has. */
const isDate = (monthAndDay: string) =>
  new Date(`2024-${monthAndDay}T00:00:00Z`).toISOString().slice(5, 10) === monthAndDay;

/** Problems of the hours and closed dates of a destination's places. One sentence each. */
export const hoursProblems = (shelf: CatalogueShelf): string[] =>
  shelf.places.flatMap((place) => {
    const at = where(shelf, 'places', place.slug);
    const wrong = place.closed_dates.filter((date) => !isDate(date));
    const closures = (place.closures ?? []).flatMap(({ from, to }) => [
      ...[from, to].filter((date) => !isDate(date.slice(-5))).map((date) => `there is no ${date}; mend the closure.`),
      ...(from > to && from.length > 5 ? [`is closed from ${from} to ${to}; mend the closure.`] : []),
    ]);
    return [
      ...oddHours(place).map((problem) => `${at}: ${problem}`),
      ...wrong.map((date) => `${at}: there is no ${date}; mend the closed date.`),
      ...closures.map((problem) => `${at}: ${problem}`),
    ];
  });
