import { eachDay, isDay, formatDayOfYear, formatWeekday } from './dates.ts';

/** Pure: days as people write them. */

const lower = (text: string) => text.toLowerCase();
const months = Array.from({ length: 12 }, (_, index) =>
  lower(formatDayOfYear(`2024-${String(index + 1).padStart(2, '0')}-01`).replace(/^\d+ /, '')),
);
const weekdays = eachDay('2024-01-01', '2024-01-07').map((day) => lower(formatWeekday(day)));
const fillers = new Set(['st', 'nd', 'rd', 'th', 'of', 'the']);
const fewestLetters = 3;

const isShortFor = (word: string) => (name: string) => word.length >= fewestLetters && name.startsWith(word);

/** 1 to 12; 0 where no word is a month's, null where a word is nothing that a date may hold. */
function monthOf(words: readonly string[]): number | null {
  let month = 0;
  for (const word of words) {
    const index = months.findIndex(isShortFor(word));
    if (index >= 0 && month === 0) month = index + 1;
    else if (!fillers.has(word) && !weekdays.some(isShortFor(word))) return null;
  }
  return month;
}

type Parts = { year: number | null; month: number | null; day: number };

/** Day before month, as the site writes it, unless only the other way round makes a date. */
const inOrder = (first: number, second: number): Pick<Parts, 'day' | 'month'> =>
  second > 12 ? { day: second, month: first } : { day: first, month: second };

function partsOf(numbers: readonly string[], month: number): Parts | null {
  const [a = NaN, b = NaN, c = NaN] = numbers.map(Number);
  const fullYear = (text = '') => (text.length === 2 ? 2000 + Number(text) : Number(text));
  const yearFirst = numbers[0]?.length === 4;
  if (month > 0) {
    if (numbers.length === 1) return { year: null, month, day: a };
    return numbers.length === 2 && !yearFirst ? { year: fullYear(numbers[1]), month, day: a } : null;
  }
  if (numbers.length === 1) return { year: null, month: null, day: a };
  if (numbers.length === 2) return { year: null, ...inOrder(a, b) };
  if (numbers.length !== 3) return null;
  return yearFirst ? { year: a, month: b, day: c } : { year: fullYear(numbers[2]), ...inOrder(a, b) };
}

const text = ({ year, month, day }: { year: number; month: number; day: number }) =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

/** The first day from `near` on that is written so; a leap day may be years away. */
function firstFrom(near: string, { year, month, day }: Parts): string | null {
  if (year !== null) {
    const found = text({ year, month: month ?? 0, day });
    return isDay(found) ? found : null;
  }
  const [nearYear = 0, nearMonth = 0] = near.split('-').map(Number);
  for (let ahead = 0; ahead <= 8 * 12; ahead += 1) {
    const at = { year: nearYear + Math.floor((nearMonth - 1 + ahead) / 12), month: ((nearMonth - 1 + ahead) % 12) + 1 };
    const found = text({ ...at, day });
    if ((month === null || month === at.month) && isDay(found) && found >= near) return found;
  }
  return null;
}

/**
 * `2026-03-14`, `14/3/2026`, `14.3.`, `Sat 14 March`, `mar 14th, 26`, `14`: the first such day from `near` on where the
 * year, or the month too, is left out.
 * @returns null for what is no day
 */
export function readDay(written: string, near: string): string | null {
  const numbers = written.match(/\d+/g) ?? [];
  const month = monthOf(lower(written).match(/\p{L}+/gu) ?? []);
  const parts = month === null || numbers.length === 0 ? null : partsOf(numbers, month);
  return parts && firstFrom(near, parts);
}
