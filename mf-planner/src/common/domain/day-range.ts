type Days = { startDate: string; endDate: string };

/** A start past the end takes the end along. */
export const withStart = <D extends Days>(days: D, startDate: string): D => ({
  ...days,
  startDate,
  endDate: days.endDate && days.endDate < startDate ? startDate : days.endDate,
});

/** An end before the start takes the start along; none, while what is written is no day, takes nothing. */
export const withEnd = <D extends Days>(days: D, endDate: string): D => ({
  ...days,
  endDate,
  startDate: endDate && endDate < days.startDate ? endDate : days.startDate,
});
