const weekdayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** Minutes after midnight as `HH:MM`; the next day's begin at 00:00 again. */
export const clockText = (minute: number): string =>
  `${String(Math.floor(minute / 60) % 24).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

/** 0 is Monday. */
export const dayNames = (days: readonly number[]): string[] => days.flatMap((day) => weekdayNames[day] ?? []);
