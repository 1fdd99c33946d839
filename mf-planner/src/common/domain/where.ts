import type { MapPoint } from '@tabi/shared/map';
import { readPoint } from './written-point.ts';

/** Where something is, as a traveller says it. */
export type Where = {
  text: string;
  /** Of what was chosen by its name; null: the text itself must say it. */
  picked: MapPoint | null;
};

export const nowhere: Where = { text: '', picked: null };

/** Null: it is not known yet. */
export const pointOf = ({ text, picked }: Where): MapPoint | null => picked ?? readPoint(text);
