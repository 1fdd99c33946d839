import type { Connection } from '@tabi/shared/contracts/guides';
import { formatMinutes } from '@tabi/shared/format';

/** `historic-site` is `Historic site`. */
export const formatKind = (kind: string): string => {
  const words = kind.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

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
