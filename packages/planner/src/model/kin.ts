import type { Place } from './model.ts';

type Part = Pick<Place, 'id' | 'wholeId'>;

/** The wholes and parts of each place of a list, by id. */
export function kinOf<T extends Part>(places: readonly T[]): ReadonlyMap<string, readonly T[]> {
  const byId = new Map(places.map((place) => [place.id, place]));
  const kin = new Map<string, T[]>();
  const add = (id: string, other: T): void => void kin.set(id, [...(kin.get(id) ?? []), other]);
  for (const part of places) {
    const whole = part.wholeId === null ? undefined : byId.get(part.wholeId);
    if (!whole || whole === part) continue;
    add(part.id, whole);
    add(whole.id, part);
  }
  return kin;
}
