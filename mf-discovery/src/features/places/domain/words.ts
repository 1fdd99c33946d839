import type { PoiDetails } from '@tabi/shared/contracts/places';
import { formatKind } from '../../../common/domain/words.ts';

const settings = { indoor: 'Indoors', outdoor: 'In the open', both: 'Indoors and out' };
export const formatSetting = (setting: PoiDetails['setting']): string => settings[setting];

/** `early-morning` is `Early morning`; null when any time is as good. */
export const formatBestTime = (time: string): string | null => (time === 'any' ? null : formatKind(time));
