import { readFileSync } from 'node:fs';
import { connectionFromRow, type ConnectionRow } from '../src/model/connection-row.ts';
import type { Connection } from '../src/model/model.ts';

interface FileRow extends ConnectionRow {
  between: [string, string];
}

const file = new URL('../../catalogue/data/world/connections.json', import.meta.url);
let all: Connection[] | undefined;

/** Every connection of the catalogue; the bench's ids of destinations are their slugs. */
export function readConnections(): readonly Connection[] {
  all ??= (JSON.parse(readFileSync(file, 'utf8')) as FileRow[]).map((row) => connectionFromRow(row, row.between));
  return all;
}
