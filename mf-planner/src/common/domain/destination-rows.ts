export type Chosen = { id: number; name: string };
/** One row of the destinations: what is typed, and what was picked. */
export type DestinationRow = { key: number; text: string; chosen: Chosen | null };

export const row = (key: number, chosen: Chosen | null = null): DestinationRow => ({
  key,
  text: chosen?.name ?? '',
  chosen,
});

/** A row for each, or an empty one. */
export const rowsOf = (destinations: readonly Chosen[]): DestinationRow[] =>
  destinations.length > 0 ? destinations.map((chosen, index) => row(index, chosen)) : [row(0)];

export const allChosen = (rows: readonly DestinationRow[]): boolean => rows.every(({ chosen }) => chosen !== null);
export const chosenOf = (rows: readonly DestinationRow[]): Chosen[] => rows.flatMap(({ chosen }) => chosen ?? []);
export const namesOf = (rows: readonly DestinationRow[]): string[] => chosenOf(rows).map(({ name }) => name);
export const idsOf = (rows: readonly DestinationRow[]): number[] => chosenOf(rows).map(({ id }) => id);

/** What is wrong while one is only typed. */
export const notChosen = 'Choose a destination from the list.';
