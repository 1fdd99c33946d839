import type { PoiDetails } from '@tabi/shared/contracts/places';
import { formatDate, formatDayOfYear } from '@tabi/shared/format';
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
