import type { Connection } from '@tabi/shared/contracts/guides';
import { formatMinutes } from '@tabi/shared/format';

/** `historic-site` is `Historic site`. */
export const formatKind = (kind: string): string => {
  const words = kind.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** The Latin name again in other letters, unless it only differs by accents. */
export function otherName({ name, local_name }: { name: string; local_name: string | null }): string | null {
  const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return local_name && plain(local_name) !== plain(name) ? local_name : null;
}

const modes: Record<Connection['mode'], string> = {
  train: 'Train',
  bus: 'Bus',
  car: 'Car',
  flight: 'Flight',
  ferry: 'Ferry',
};

/** `Train, about 1 h 30 min from door to door, every 15 minutes` */
export const formatConnection = ({ mode, minutes, often }: Connection): string =>
  `${modes[mode]}, about ${formatMinutes(minutes)} from door to door, ${often}`;
