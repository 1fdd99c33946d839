/** The places that a new trip is to have, as whoever opened its form has named them. */
export type Wanted = {
  places: readonly number[];
  /** The destination that each of them is in, in the same order; one that is not told comes along. */
  towns?: readonly number[] | undefined;
};

/** Pure: those in the destinations of the form, and those that no day of the trip comes near. */
export function partedBy(destinations: readonly number[], { places, towns = [] }: Wanted) {
  const isBehind = (index: number): boolean => {
    const town = towns[index];
    return town !== undefined && !destinations.includes(town);
  };
  return {
    coming: places.filter((_, index) => !isBehind(index)),
    behind: places.filter((_, index) => isBehind(index)),
  };
}

/** Pure: what is asked for, of the places that a new trip is to have. */
export const wantedOf = (destinations: readonly number[], wanted: Wanted): { place_ids?: number[] } => {
  const { coming } = partedBy(destinations, wanted);
  return coming.length > 0 ? { place_ids: coming } : {};
};
