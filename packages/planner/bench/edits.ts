import type { Plan, PlannedDay, PlanRequest } from '../src/model/model.ts';
import { plan } from '../src/solve/plan.ts';

export interface Edit {
  readonly name: string;
  readonly request: PlanRequest;
  /** The day that was edited; null when the planner chooses it. */
  readonly date: string | null;
}

const visited = (day: PlannedDay): string[] =>
  day.items.flatMap((item) => (item.type === 'visit' ? [item.placeId] : []));

/** One change of each sort that a traveller makes. */
export function editsOf(request: PlanRequest, made: Plan): Edit[] {
  const fullest = [...made.days].sort((a, b) => b.totals.visits - a.totals.visits || (a.date < b.date ? -1 : 1))[0];
  if (!fullest || fullest.totals.visits < 2) return [];
  const { date } = fullest;
  const middle = visited(fullest)[1]!;
  const cities = new Set(made.days.map((day) => day.destinationId));
  const wish = made.unscheduled.find(({ placeId, reason }) => {
    const place = request.places.find((other) => other.id === placeId);
    return (reason === 'less-fitting' || reason === 'no-room') && place && cities.has(place.destinationId);
  });
  const clash = request.pins.some((pin) => pin.date === date);
  const edits: Edit[] = [{ name: 'refuse', request: { ...request, refused: [...request.refused, middle] }, date }];
  if (wish)
    edits.push({ name: 'choose', request: { ...request, chosen: [...request.chosen, wish.placeId] }, date: null });
  if (!clash) {
    const pin = { id: 'edit', title: 'Appointment', date, start: 900, end: 960 };
    edits.push({ name: 'pin', request: { ...request, pins: [...request.pins, pin] }, date });
  }
  const days = request.days.map((day) => (day.date === date ? { ...day, end: day.end - 120 } : day));
  edits.push({ name: 'shorten', request: { ...request, days }, date });
  return edits;
}

const content = (day: PlannedDay | undefined): string =>
  JSON.stringify(day?.items.map((item) => [item.type, item.start, item.end, 'placeId' in item ? item.placeId : '']));

/** How many days other than the edited one are different after the edit. */
export function daysMoved(made: Plan, edit: Edit): number {
  const after = plan({ ...edit.request, from: made });
  const changed = after.days.filter(
    (day) => content(day) !== content(made.days.find((other) => other.date === day.date)),
  );
  const others = changed.filter((day) => day.date !== edit.date).length;
  return edit.date === null ? Math.max(0, others - 1) : others;
}
