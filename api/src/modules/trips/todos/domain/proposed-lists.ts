import type { ProposedList } from '@tabi/shared/contracts/trip-todos';
import { addDays, eachDay, joinNames, plural } from '@tabi/shared/format';
import { weatherOf } from './weather.ts';
import type { GroundRow } from '../repository.ts';

type Item = ProposedList['items'][number];

/** What a list is made by. */
export interface Journey {
  start: string;
  end: string;
  party: string | null;
  ground: readonly GroundRow[];
}

const item = (title: string, why: string | null = null, due: string | null = null): Item => ({ title, why, due });

/** Each country once, with its first destination. */
const countriesOf = ({ ground }: Journey): GroundRow[] =>
  ground.filter((row, index) => ground.findIndex(({ country_code }) => country_code === row.country_code) === index);

/** The first sentences of a text of the guide, for a line of a list. */
const briefly = (text: string | undefined): string | null => text?.match(/^.+?[.!?](?= |$)/)?.[0] ?? text ?? null;

const powerOf = ({ guide, country_name }: GroundRow): string | null =>
  guide
    ? `${country_name}: ${guide.power.plugs.length === 1 ? 'type' : 'types'} ${guide.power.plugs.join(', ')}, ${guide.power.volts} V.`
    : null;

const monthName = (day: string) =>
  new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));

function wordsOf({ ground, start, end }: Journey): string {
  const names = [...new Set(ground.map(({ name }) => name))];
  return `${joinNames(names)} in ${monthName(start)}, ${plural(eachDay(start, end).length, 'day')}`;
}

/** Entry and money by country, then what is the same everywhere; due as long before as it takes. */
function preparationOf(journey: Journey, today: string): Item[] {
  const before = (days: number) => {
    const day = addDays(journey.start, -days);
    return day < today ? null : day;
  };
  const countries = countriesOf(journey);
  const dryTaps = countries.filter(({ guide }) => guide && guide.water.tap !== 'safe');
  return [
    ...countries.map((row) =>
      item(`Check passport and entry rules of ${row.country_name}`, briefly(row.guide?.entry), before(60)),
    ),
    item('Travel insurance', 'Keep its emergency number with you.', before(30)),
    ...(dryTaps.length > 0
      ? [item('Ask a doctor about vaccinations and medicines', 'Some need weeks to work.', before(45))]
      : []),
    ...countries.map((row) =>
      item(`Money for ${row.country_name} (${row.currency})`, briefly(row.guide?.money), before(7)),
    ),
    ...countries.map((row) => item(`Mobile data in ${row.country_name}`, briefly(row.guide?.connectivity), before(7))),
    item('Tell the bank that you travel', null, before(7)),
    item('Download maps and this trip to read offline', null, before(2)),
    item('Copies of passport, tickets and bookings', 'On paper and where others can send them from.', before(2)),
  ];
}

function clothesOf(journey: Journey, nights: number): Item[] {
  const { hot, cold, wet } = weatherOf(journey.ground, journey.start, journey.end);
  const sets = Math.min(nights + 1, 7);
  return [
    item(`Underwear and socks for ${plural(sets, 'day')}`, nights > 7 ? 'And a wash halfway.' : null),
    item(`${plural(Math.min(sets, 5), 'shirt')}, ${plural(nights > 4 ? 3 : 2, 'pair')} of trousers or skirts`),
    ...(cold ? [item('Warm jacket, hat and gloves', cold), item('Warm underwear')] : []),
    ...(hot ? [item('Light clothes and a sun hat', hot), item('Sunscreen and sunglasses'), item('Water bottle')] : []),
    ...(!cold ? [item('Something warm for evenings and cold trains')] : [item('Lip balm and hand cream')]),
    wet ? item('Raincoat and shoes that dry', wet) : item('Small umbrella'),
    item('Shoes to walk in all day'),
    item('Something that covers shoulders and knees', 'Temples, mosques and shrines ask for it.'),
  ];
}

function packingOf(journey: Journey): Item[] {
  const nights = eachDay(journey.start, journey.end).length - 1;
  const countries = countriesOf(journey);
  const boiled = countries
    .filter(({ guide }) => guide && guide.water.tap !== 'safe')
    .map(({ country_name }) => country_name);
  const mountains = journey.ground.some(({ landscape }) => landscape === 'mountains');
  const sea = journey.ground.some(({ landscape }) => ['coast', 'islands'].includes(landscape));
  return [
    item('Passport'),
    item('Bank cards, and some cash'),
    ...clothesOf(journey, nights),
    item('Toothbrush and what you wash with'),
    item('Medicines that you take, in their boxes'),
    item('Plasters and something against an upset stomach'),
    item('Phone and charger'),
    item('Plug adapter', countries.flatMap((row) => powerOf(row) ?? []).join(' ') || null),
    item('Power bank', 'It flies in hand luggage only.'),
    ...(boiled.length > 0
      ? [item('Water filter or tablets', `Do not drink from the tap in ${joinNames(boiled)}.`)]
      : []),
    ...(mountains ? [item('Layers and shoes for the hills')] : []),
    ...(sea ? [item('Swimwear and a quick towel')] : []),
    ...(nights > 7 ? [item('Washing powder and a line')] : []),
    ...(journey.party === 'family' ? [item('Something to play with on the way'), item('Snacks for the children')] : []),
    item('Small backpack for the day'),
  ];
}

/** Pure: what to see to before this trip, and what to pack for it. @param today nothing is due before it */
export function proposedLists(journey: Journey, today: string): ProposedList[] {
  const words = wordsOf(journey);
  return [
    { list: 'preparation', title: 'Before you go', words, items: preparationOf(journey, today) },
    { list: 'packing', title: 'To pack', words, items: packingOf(journey) },
  ];
}
