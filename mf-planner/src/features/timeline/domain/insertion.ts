/** In pixels of the window. */
export type Box = { top: number; bottom: number; left: number; right: number };
export type Row = { id: string; box: Box };
/** A day as it lies on the page, with the stops on it in order. */
export type DayPlace = { date: string; box: Box; readonly rows: readonly Row[] };
/** Before the stop of that number on that day, not counting what is carried. */
export type Slot = { date: string; index: number };

/** So far beside a day a pointer still means it. */
const beside = 48;
/** Between two rows. */
const gap = 10;

export const othersIn = ({ rows }: Pick<DayPlace, 'rows'>, carried: string | null): Row[] =>
  rows.filter(({ id }) => id !== carried);

/** Where something would go that is let go at this point: before the first stop whose middle lies below it. */
export function slotAt({ x, y }: { x: number; y: number }, days: readonly DayPlace[], carried: string | null) {
  const day = days.find(
    ({ box }) => y >= box.top && y < box.bottom && x >= box.left - beside && x <= box.right + beside,
  );
  if (!day) return null;
  const index = othersIn(day, carried).filter(({ box }) => (box.top + box.bottom) / 2 <= y).length;
  return { date: day.date, index } satisfies Slot;
}

/** Where it stands now; null for what stands on no day. */
export function slotOf(days: readonly DayPlace[], carried: string | null): Slot | null {
  for (const { date, rows } of days) {
    const index = rows.findIndex(({ id }) => id === carried);
    if (index >= 0) return { date, index };
  }
  return null;
}

/** The next place for something that is carried by the arrow keys: up and down by one, left and right by a day. */
export function slotByKey(key: string, from: Slot, days: readonly DayPlace[], carried: string | null): Slot {
  const at = days.findIndex(({ date }) => date === from.date);
  const counted = (day: DayPlace) => othersIn(day, carried).length;
  const [day, before, after] = [days[at], days[at - 1], days[at + 1]];
  if (!day) return from;
  if (key === 'ArrowUp' && from.index > 0) return { ...from, index: from.index - 1 };
  if (key === 'ArrowUp' && before) return { date: before.date, index: counted(before) };
  if (key === 'ArrowDown' && from.index < counted(day)) return { ...from, index: from.index + 1 };
  if (key === 'ArrowDown' && after) return { date: after.date, index: 0 };
  const other = key === 'ArrowLeft' ? before : key === 'ArrowRight' ? after : undefined;
  return other ? { date: other.date, index: Math.min(from.index, counted(other)) } : from;
}

export const sameSlot = (one: Slot | null, other: Slot | null): boolean =>
  one?.date === other?.date && one?.index === other?.index;

/** At which height the line lies that shows a place: right above what will come after it, or below the last. */
export function lineAt(day: DayPlace, index: number, carried: string | null): number {
  const others = othersIn(day, carried);
  const [next, last] = [others[index], others.at(-1)];
  if (next) return next.box.top - gap / 2;
  // Rows of a folded day lie nowhere.
  return last && last.box.bottom > last.box.top ? last.box.bottom + gap / 2 : day.box.bottom - gap;
}
