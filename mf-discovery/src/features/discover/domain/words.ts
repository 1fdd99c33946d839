import type { PoiDetails } from '@tabi/shared/contracts/places';

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
const grades = ['better not', 'fine', 'best'] as const;

export type Month = { name: string; short: string; grade: (typeof grades)[number] };

/** The year as a strip of months, January first. */
export const yearOf = (seasons: readonly number[]): Month[] =>
  seasons.map((grade, index) => ({
    name: months[index] ?? '',
    short: (months[index] ?? '').slice(0, 3),
    grade: grades[grade] ?? 'fine',
  }));

/** `historic-site` is `Historic site`. */
export const sayKind = (kind: string): string => {
  const words = kind.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const settings = { indoor: 'Indoors', outdoor: 'In the open', both: 'Indoors and out' };
export const saySetting = (setting: PoiDetails['setting']): string => settings[setting];

/** `early-morning` is `Early morning`; null when any time is as good. */
export const sayBestTime = (time: string): string | null => (time === 'any' ? null : sayKind(time));

/** The Latin name again in other letters, unless it only differs by accents. */
export function otherName({ name, local_name }: { name: string; local_name: string | null }): string | null {
  const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return local_name && plain(local_name) !== plain(name) ? local_name : null;
}
