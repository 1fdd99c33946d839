/** Something on a list; smaller places stand earlier. */
interface Placed {
  id: string;
  place: number;
}

/**
 * Pure: the places of a list after one of its things was put behind another one. The places themselves stay, and are dealt out
 * anew: so nothing that is added meanwhile comes between them.
 * @param after null: to the top
 * @returns the new place of everything whose place changes; null where one of the two is not there
 */
export function movedBehind(
  list: readonly Placed[],
  id: string,
  after: string | null,
): { id: string; rank: number }[] | null {
  const moving = list.find((one) => one.id === id);
  const rest = list.filter((one) => one.id !== id);
  const at = after === null ? 0 : rest.findIndex((one) => one.id === after) + 1;
  if (!moving || (after !== null && at === 0)) return null;
  const places = list.map(({ place }) => place).sort((a, b) => a - b);
  return rest
    .toSpliced(at, 0, moving)
    .map((one, index) => ({ id: one.id, before: one.place, rank: places[index] ?? 0 }))
    .filter(({ before, rank }) => before !== rank)
    .map(({ id: of, rank }) => ({ id: of, rank }));
}
