/** Pure: what is asked for, of the places that a new trip is to have. */
export const wantedOf = (places: readonly number[]): { place_ids?: number[] } =>
  places.length > 0 ? { place_ids: [...places] } : {};
