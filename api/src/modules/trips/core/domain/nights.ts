/** A stay, by its wall clocks. */
interface Night {
  type: string;
  starts_at: string;
  ends_at: string;
}

const dayOf = (at: string): string => at.slice(0, 10);

/** Pure: the bed that a day begins in, and the one that it ends in; of two the one that was gone to last. */
export function bedsOn<T extends Night>(events: readonly T[], date: string): { start: T | null; end: T | null } {
  const stays = events.filter(({ type }) => type === 'stay').sort((a, b) => (a.starts_at < b.starts_at ? -1 : 1));
  const start = stays.filter((stay) => dayOf(stay.starts_at) < date && date <= dayOf(stay.ends_at));
  const end = stays.filter((stay) => dayOf(stay.starts_at) <= date && date < dayOf(stay.ends_at));
  return { start: start.at(-1) ?? null, end: end.at(-1) ?? null };
}

/** Pure: the days that a stay begins or ends, a day each time one wakes up or goes to bed in it. */
export const touchesDay = (stay: Night, date: string): boolean =>
  dayOf(stay.starts_at) <= date && date <= dayOf(stay.ends_at);
