import type { NodeMeaning } from './node-meaning.ts';
import type { Item, Plan } from '../model/model.ts';
import type { Tours } from './search/problem.ts';
import type { Session } from './session.ts';

/** An earlier plan in the terms of a session: which node of the search starts when on each day. */
export interface Earlier {
  /** In order of time. What the session does not know any more is left out, what is pinned is always in. */
  readonly tours: Tours;
  readonly starts: number[][];
}

export function earlierTours(session: Session, plan: Plan): Earlier {
  const days = session.days.map((day, tour) => {
    const items = plan.days.find((other) => other.date === day.day.date)?.items ?? [];
    return session.compiled.meanings
      .flatMap((node, u) => {
        const start = startOf(node, u, session.pins[tour]!, tour, items);
        return start === null ? [] : [{ u, start }];
      })
      .sort((a, b) => a.start - b.start);
  });
  return { tours: days.map((day) => day.map(({ u }) => u)), starts: days.map((day) => day.map(({ start }) => start)) };
}

/** When a node starts on this day, null when it is not part of it. */
function startOf(
  node: NodeMeaning,
  u: number,
  pins: readonly number[],
  tour: number,
  items: readonly Item[],
): number | null {
  if (node.type === 'pin') return pins.includes(u) ? node.pin.start : null;
  if (node.type === 'meal' && node.tour !== tour) return null;
  const item = items.find((other) =>
    node.type === 'meal'
      ? other.type === 'meal' && other.kind === node.rule.kind
      : other.type === 'visit' && other.placeId === node.place.id && other.mealInside === node.mealInside?.kind,
  );
  return item?.start ?? null;
}
