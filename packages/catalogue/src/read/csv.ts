import { parse } from 'csv-parse/sync';

export interface CsvLine {
  /** Where it begins, 1 is the first line of the file. */
  line: number;
  fields: string[];
}

type Parsed = { record: string[]; info: { lines: number } };

/** Every line of a CSV text (RFC 4180), the header too; a line end between quotes does not begin another. */
export function csvLines(text: string): CsvLine[] {
  const parsed = parse(text, { info: true, relaxColumnCount: true }) as unknown as Parsed[];
  // Counted is the line on which a row ends; it begins after the one before it.
  return parsed.map(({ record }, index) => ({ line: (parsed[index - 1]?.info.lines ?? 0) + 1, fields: record }));
}

/** Rows of a CSV text as objects keyed by its header line. */
export function readCsv(text: string): Record<string, string>[] {
  const [names = [], ...body] = parse(text, { relaxColumnCount: true }) as string[][];
  return body
    .filter((fields) => fields.length === names.length)
    .map((fields) => Object.fromEntries(names.map((name, index) => [name, fields[index] ?? ''])));
}
