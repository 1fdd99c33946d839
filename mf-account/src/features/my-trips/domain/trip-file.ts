import { formatDays, isDay, joinNames, plural } from '@tabi/shared/format';
import type { InputOf } from '@tabi/shared/contracts';

/** What a file says that it is, before anything is made of it; the server checks all of it. */
export interface TripFile {
  title: string;
  /** Its days, where it goes and what is on it, a line each. */
  lines: string[];
  document: InputOf<'POST /api/trips/import'>['body'];
}

export const mostBytes = 1_048_576;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const listIn = (value: unknown): Record<string, unknown>[] => (Array.isArray(value) ? value.filter(isObject) : []);
const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

const noTrip =
  'This is no trip of ours. Choose the file that “The trip as a file of Tabi” under “Take along” gave you; its name ends in .json.';

/** Pure: reads the file of a trip. @returns the sentence that says what is wrong instead, where it is none */
export function readTripFile(text: string): TripFile | string {
  const file = parsed(text);
  if (!isObject(file) || file['format'] !== 'tabi-trip' || typeof file['title'] !== 'string') return noTrip;
  const { title, startDate, endDate } = file;
  const days = [startDate, endDate].filter((day): day is string => typeof day === 'string' && isDay(day));
  const names = listIn(file['destinations']).flatMap(({ name }) => (typeof name === 'string' ? [name] : []));
  const count = (type: string) => listIn(file['events']).filter((event) => event['type'] === type).length;
  const counted = [
    plural(count('visit'), 'stop'),
    ...(count('custom') > 0 ? [plural(count('custom'), 'event of your own', 'events of your own')] : []),
    ...(count('stay') > 0 ? [plural(count('stay'), 'place to stay', 'places to stay')] : []),
    plural(listIn(file['ideas']).length, 'idea'),
  ];
  const [start, end] = days;
  const when = start && end && start <= end ? [formatDays(start, end)] : [];
  const lines = [...when, joinNames(names), joinNames(counted)].filter((line) => line !== '');
  return { title, lines, document: file as unknown as TripFile['document'] };
}
