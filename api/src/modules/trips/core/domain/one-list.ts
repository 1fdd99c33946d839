/** By what it begins with, the list that was seen last. */
const seen = new WeakMap<object, readonly object[]>();

/**
 * The list that was seen before where it holds the very same things, so that what is made of a list is made once for it. Such
 * lists are never changed.
 */
export function oneList<T extends object>(list: readonly T[]): readonly T[] {
  const [first] = list;
  if (!first) return list;
  const before = seen.get(first);
  if (before?.length === list.length && before.every((one, index) => one === list[index]))
    return before as readonly T[];
  seen.set(first, list);
  return list;
}

/** The events of each day, in the order in which the days come first. */
export function byDay<T extends { date: string }>(events: readonly T[]): ReadonlyMap<string, readonly T[]> {
  const days = new Map<string, T[]>();
  for (const event of events) {
    const day = days.get(event.date);
    if (day) day.push(event);
    else days.set(event.date, [event]);
  }
  return new Map([...days].map(([date, day]) => [date, oneList(day)]));
}
