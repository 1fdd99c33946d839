import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { csvLines } from '../read/csv.ts';
import { metresBetween } from './distance.ts';
import type { CatalogueShelf } from '../read/read.ts';
import { where } from '../read/where.ts';

/** Where somebody else says a place is; `file` and `line` tell where it stands. */
const checkRow = z.object({
  destination: z.string().min(2),
  place: z.string().min(2),
  name: z.string().min(1),
  lat: z.coerce.number(),
  lng: z.coerce.number(),
  /** How far apart the two may lie: larger where a place is large, or the source coarse. */
  within_metres: z.coerce.number().int().positive(),
  source: z.string().min(2),
  licence: z.string().min(2),
  note: z.string(),
});
export type CheckRow = z.infer<typeof checkRow> & { file: string; line: number };

export interface CoordResult {
  row: CheckRow;
  metres: number;
  sound: boolean;
}
export interface CoordReport {
  results: CoordResult[];
  /** Rows about places that the catalogue does not have. */
  stray: CheckRow[];
  problems: string[];
}

/** @throws Error naming file and line of a row that is no row */
export function readCheckTables(folder: string): CheckRow[] {
  const files = readdirSync(folder).filter((name) => name.endsWith('.csv'));
  return files.sort().flatMap((file) => {
    const [header, ...body] = csvLines(readFileSync(join(folder, file), 'utf8'));
    return body.map(({ line, fields }) => {
      const data = Object.fromEntries((header?.fields ?? []).map((name, index) => [name, fields[index]]));
      const parsed = checkRow.safeParse(data);
      if (parsed.success) return { ...parsed.data, file, line };
      const [issue] = parsed.error.issues;
      throw new Error(`checks/${file}:${line}: ${issue?.path.join('.')}: ${issue?.message}`);
    });
  });
}

/** Pure: how far each place lies from where the check tables have it. */
export function checkCoordinates(shelves: CatalogueShelf[], rows: CheckRow[]): CoordReport {
  const shelfOf = new Map(shelves.map((shelf) => [shelf.destination.slug, shelf]));
  const report: CoordReport = { results: [], stray: [], problems: [] };
  for (const row of rows) {
    const shelf = shelfOf.get(row.destination);
    const place = shelf?.places.find(({ slug }) => slug === row.place);
    if (!shelf || !place) {
      report.stray.push(row);
      continue;
    }
    const metres = metresBetween(place, row);
    const sound = metres <= row.within_metres;
    report.results.push({ row, metres, sound });
    if (!sound)
      report.problems.push(
        `${where(shelf, 'places', place.slug)}: lies ${Math.round(metres)} m from where ${row.source} has ${row.name} (${row.lat}, ${row.lng}), more than ${row.within_metres} m; mend its coordinates or the row checks/${row.file}:${row.line}.`,
      );
  }
  return report;
}
