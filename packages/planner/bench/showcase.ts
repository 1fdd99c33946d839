import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import type { Item, Pace, PlanRequest, Theme } from '../src/model/model.ts';
import { plan } from '../src/solve/plan.ts';
import { dayNotes } from '../src/reasons/day-notes.ts';
import { clock } from '../src/reasons/reasons.ts';
import { travelOf } from '../src/travel/travel.ts';
import { validate } from '../src/validate/validate.ts';
import { productIterations } from './budget.ts';
import { readCity } from './cities.ts';
import { daysFrom, plainRequest } from './requests.ts';

interface Showcase {
  readonly title: string;
  readonly cities: readonly string[];
  readonly from: string;
  readonly days: number;
  readonly wishes?: { readonly pace?: Pace; readonly theme?: Theme; readonly preferredTags?: readonly string[] };
}

/** Trips in which a local would notice what is wrong: the sun, the weekday, the way between cities, parts and wholes. */
const trips: readonly Showcase[] = [
  { title: 'Three days in Kyoto in December', cities: ['kyoto'], from: '2026-12-04', days: 3 },
  { title: 'Four days in Istanbul', cities: ['istanbul'], from: '2027-05-08', days: 4 },
  { title: 'Kathmandu and Pokhara in a week', cities: ['kathmandu', 'pokhara'], from: '2027-03-06', days: 7 },
  { title: 'Hanoi, Hue and Hoi An', cities: ['hanoi', 'hue', 'hoi-an'], from: '2027-02-20', days: 7 },
  { title: 'Agra, over a Friday', cities: ['agra'], from: '2027-01-15', days: 2 },
  { title: 'Delhi, Agra and Jaipur', cities: ['delhi', 'agra', 'jaipur'], from: '2027-01-18', days: 7 },
  {
    title: 'Tokyo with a family, without hurry',
    cities: ['tokyo'],
    from: '2027-06-21',
    days: 5,
    wishes: { pace: 0, theme: 'family' },
  },
  { title: 'Jerusalem and Petra', cities: ['jerusalem', 'petra'], from: '2027-04-11', days: 5 },
  {
    title: 'Singapore at full speed, for eaters',
    cities: ['singapore'],
    from: '2027-06-21',
    days: 2,
    wishes: { pace: 2, preferredTags: ['food', 'markets'] },
  },
  {
    title: 'Two weeks in Ubud',
    cities: ['ubud'],
    from: '2027-07-03',
    days: 14,
    wishes: { pace: 0, theme: 'relaxation' },
  },
];

const requestOf = ({ cities, from, days, wishes = {} }: Showcase): PlanRequest => ({
  ...plainRequest(cities.map(readCity), daysFrom(from, days), productIterations),
  ...wishes,
});

const minutes = (count: number): string =>
  count < 60 ? `${count} min` : `${Math.floor(count / 60)} h${count % 60 ? ` ${count % 60} min` : ''}`;

function wordsOf(item: Item, request: PlanRequest): string {
  const nameOf = (id: string): string => request.places.find((place) => place.id === id)?.name ?? id;
  if (item.type === 'visit') return `**${nameOf(item.placeId)}**${item.reason ? `: ${item.reason}` : ''}`;
  if (item.type === 'meal') {
    const where = item.area ? `, ${item.area.name}` : '';
    return `${item.kind === 'lunch' ? 'Lunch' : 'Dinner'}${where}${item.dish ? ` (${item.dish})` : ''}`;
  }
  if (item.type === 'event') return item.pinId;
  if (item.type === 'hop') return `_${item.mode}, ${minutes(item.minutes)}_`;
  const city = request.destinations.find(({ id }) => id === item.to)?.name ?? item.to;
  const eaten = item.meals.length > 0 ? `, ${item.meals.join(' and ')} on the way` : '';
  return `_To ${city}: ${item.mode}, ${minutes(item.minutes)}${eaten}_`;
}

const weekday = (date: string): string =>
  new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );

function showcase(trip: Showcase): string {
  const request = requestOf(trip);
  const made = plan(request);
  const objections = validate(request, made, travelOf(request)).map(({ message }) => `- ${message}`);
  const notes = dayNotes(request, made.days);
  const days = made.days.flatMap((day, i) => {
    const city = request.destinations.find(({ id }) => id === day.destinationId)?.name ?? day.destinationId;
    const items = day.items.map((item) => `- ${clock(item.start)}–${clock(item.end)} ${wordsOf(item, request)}`);
    const words = notes[i]!.map(({ text }) => text).join(' ');
    const told = words ? [words, ''] : [];
    return [`## ${weekday(day.date)}, ${city}${day.dayTrip ? ', out for the day' : ''}`, '', ...told, ...items, ''];
  });
  const left = made.unscheduled
    .map(({ placeId, reason }) => ({ place: request.places.find(({ id }) => id === placeId), reason }))
    .flatMap(({ place, reason }) => (place && place.importance >= 4 ? [`${place.name} (${reason})`] : []));
  return [
    `# ${trip.title}`,
    '',
    ...days,
    ...(left.length > 0 ? [`Left out of what matters most: ${left.join(', ')}.`, ''] : []),
    ...(objections.length > 0 ? ['The validator objects:', '', ...objections, ''] : []),
  ].join('\n');
}

const about = `# Trips in words

Written by \`pnpm bench:planner showcase\`, for somebody who knows these places to read. They are no test: whoever changes the planner or the catalogue writes them anew and looks at what changed.

`;

const fileOf = ({ title }: Showcase): string => `${title.toLowerCase().replace(/[^a-z]+/g, '-')}.md`;

/** Writes each trip down in a file of its own, with a page that lists them. */
export function writeShowcase(folder: URL): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const write = (name: string, text: string) => writeFileSync(new URL(name, folder), `${text.trimEnd()}\n`);
  for (const trip of trips) write(fileOf(trip), showcase(trip));
  write('README.md', about + trips.map((trip) => `- [${trip.title}](${fileOf(trip)})`).join('\n'));
}
