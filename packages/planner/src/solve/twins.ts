import type { Place } from '../model/model.ts';
import type { NodeMeaning } from './node-meaning.ts';

/** A place with and without a meal inside is one place, and a part is seen with its whole, unless both were asked for. */
export function twinsOf(
  meanings: readonly NodeMeaning[],
  kin: ReadonlyMap<string, readonly Place[]>,
  asked: ReadonlySet<string>,
): Int32Array[] {
  const nodesOf = new Map<string, number[]>();
  meanings.forEach((node, u) => {
    if (node.type === 'place') nodesOf.set(node.place.id, [...(nodesOf.get(node.place.id) ?? []), u]);
  });
  return meanings.map((node, u) => {
    if (node.type !== 'place') return new Int32Array(0);
    const { id } = node.place;
    const others = (kin.get(id) ?? []).filter((other) => !(asked.has(id) && asked.has(other.id)));
    return Int32Array.from(
      [id, ...others.map((other) => other.id)].flatMap((one) => nodesOf.get(one) ?? []).filter((v) => v !== u),
    );
  });
}
