import type { Connection } from './travel-model.ts';

/** A connection as the catalogue's files and the database hold it. */
export interface ConnectionRow {
  mode: 'train' | 'bus' | 'car' | 'flight' | 'ferry';
  /** Door to door. */
  minutes: number;
  often: string;
  note: string | null;
}

/** Pure: a row as the planner takes it, between the ids that the request uses. */
export const connectionFromRow = (row: ConnectionRow, between: Connection['between']): Connection => ({
  between,
  mode: row.mode === 'car' ? 'drive' : row.mode,
  minutes: row.minutes,
  often: row.often,
  note: row.note,
});
