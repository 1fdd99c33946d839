import type { CountryGuide, Festival, OwnGuide } from '@tabi/shared/contracts/guides';
import { formatDate, joinNames, plural } from '@tabi/shared/format';

const services: Record<CountryGuide['emergency'][number]['service'], string> = {
  all: 'everything',
  police: 'police',
  ambulance: 'ambulance',
  fire: 'fire brigade',
  'tourist-police': 'tourist police',
};

/** `110 (police), 119 (ambulance, fire brigade)`: each number once. */
export function formatEmergency(emergency: CountryGuide['emergency']): string {
  const numbers = [...new Set(emergency.map(({ number }) => number))];
  return numbers
    .map((number) => {
      const whom = emergency.filter((one) => one.number === number).map(({ service }) => services[service]);
      return `${number} (${whom.join(', ')})`;
    })
    .join(', ');
}

/** `Types A and B, 100 V` */
export const formatPower = ({ plugs, volts }: CountryGuide['power']): string =>
  `${plugs.length === 1 ? 'Type' : 'Types'} ${joinNames(plugs)}, ${volts} V`;

/** `17 February 2027`, `From 1 July 2027, 31 days`; "about" where it may still move. */
export function formatFestivalDays({ starts: [first], days, may_move }: Festival): string {
  if (!first) return '';
  const start = may_move ? `about ${formatDate(first)}` : formatDate(first);
  const words = days === 1 ? start : `from ${start}, ${plural(days, 'day')}`;
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** `Breakfast and lunch` */
export function formatMeals(meals: OwnGuide['food_areas'][number]['meals']): string {
  const words = joinNames(meals);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const eases = ['hardly possible', 'good in parts', 'good', 'the best way'];

/** `On foot: good. Public transport: the best way. Taxis or cars by app are what people take.` */
export function formatGettingAbout({ walking, transit, taxi }: OwnGuide['getting_about']): string {
  const words = [`On foot: ${eases[walking]}.`, `Public transport: ${eases[transit]}.`];
  return [...words, ...(taxi ? ['Taxis, or cars called by an app, are what most people take.'] : [])].join(' ');
}
