import type { PoiDetails } from '@tabi/shared/contracts/places';
import { addDays, formatDate, formatDayOfYear, joinNames } from '@tabi/shared/format';
import { formatKind } from '../../../common/domain/words.ts';

const settings = { indoor: 'Indoors', outdoor: 'In the open', both: 'Indoors and out' };
export const formatSetting = (setting: PoiDetails['setting']): string => settings[setting];

/** `early-morning` is `Early morning`; null when any time is as good. */
export const formatBestTime = (time: string): string | null => (time === 'any' ? null : formatKind(time));

const lights = { sunrise: 'For its sunrise', sunset: 'For its sunset', both: 'For sunrise and sunset' };
export const formatLight = (light: NonNullable<PoiDetails['light']>): string => lights[light];

const dayOfClosure = (day: string): string => (day.length > 5 ? formatDate(day) : formatDayOfYear(`2024-${day}`));

/** `Closed from 1 November to 31 March: snow.` */
export const formatClosure = ({ from, to, why }: PoiDetails['closures'][number]): string =>
  `Closed from ${dayOfClosure(from)} to ${dayOfClosure(to)}: ${why.replace(/\.$/, '')}.`;

/** The day of the year after another, `MM-DD`; of a date, the next date. */
const dayAfter = (day: string): string => (day.length > 5 ? addDays(day, 1) : addDays(`2024-${day}`, 1).slice(5));

/** Runs of days that follow each other, also over New Year. */
function runsOf(days: readonly string[]): [first: string, last: string][] {
  const known = new Set(days);
  const after = new Set(days.map(dayAfter));
  return days
    .filter((day) => !after.has(day))
    .map((first) => {
      let last = first;
      while (known.has(dayAfter(last))) last = dayAfter(last);
      return [first, last];
    });
}

/** `Closed on 15 August and from 29 December to 3 January.`; empty where it is closed on no date. */
export function formatClosedDates(days: readonly string[]): string {
  const runs = runsOf(days).map(([first, last]) =>
    first === last ? `on ${dayOfClosure(first)}` : `from ${dayOfClosure(first)} to ${dayOfClosure(last)}`,
  );
  // “on 1 May, 3 May”, not “on 1 May, on 3 May”.
  const parts = runs.map((run, index) => (runs[index - 1]?.startsWith('on ') ? run.replace(/^on /, '') : run));
  return parts.length > 0 ? `Closed ${joinNames(parts)}.` : '';
}
