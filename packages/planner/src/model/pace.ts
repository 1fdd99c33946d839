import type { Day, Pace, Theme } from './model.ts';

interface PaceRule {
  /** Stops in a day of twelve hours or more; shorter days get their share. */
  readonly mostStops: number;
  /** Minutes kept free after each hop: finding the door, a photo, a breath. */
  readonly buffer: number;
}

const rules: readonly [PaceRule, PaceRule, PaceRule] = [
  { mostStops: 4, buffer: 10 },
  { mostStops: 6, buffer: 5 },
  { mostStops: 8, buffer: 0 },
];
const fullDayMinutes = 720;

export const bufferOf = (pace: Pace): number => rules[pace].buffer;

/** The most visits a day may hold at this pace, pinned ones included; 1 at least. */
export function mostStops(pace: Pace, day: Pick<Day, 'start' | 'end'>, theme: Theme): number {
  const most = rules[pace].mostStops - (theme === 'relaxation' && pace > 0 ? 1 : 0);
  return Math.max(1, Math.round(most * Math.min(1, (day.end - day.start) / fullDayMinutes)));
}
