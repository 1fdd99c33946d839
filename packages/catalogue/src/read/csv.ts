/** RFC 4180: fields may be quoted, and hold commas, line ends and doubled quotes. `text` ends with a line end. */
function* fieldsOf(text: string): Generator<{ field: string; ends: boolean; lines: number }> {
  const pattern = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n)/gy;
  while (pattern.lastIndex < text.length) {
    const match = pattern.exec(text);
    if (!match) throw new Error(`The CSV file is broken at character ${pattern.lastIndex}.`);
    yield {
      field: match[1]?.replaceAll('""', '"') ?? match[2] ?? '',
      ends: match[3] !== ',',
      lines: match[0].split('\n').length - 1,
    };
  }
}

export interface CsvLine {
  /** Where it begins, 1 is the first line of the file. */
  line: number;
  fields: string[];
}

/** Every line of a CSV text, the header too; a line end between quotes does not begin another. */
export function csvLines(text: string): CsvLine[] {
  const rows: CsvLine[] = [];
  let line = 1;
  let begun: CsvLine = { line, fields: [] };
  for (const { field, ends, lines } of fieldsOf(text.endsWith('\n') ? text : `${text}\n`)) {
    begun.fields.push(field);
    line += lines;
    if (!ends) continue;
    rows.push(begun);
    begun = { line, fields: [] };
  }
  return rows;
}

/** Rows of a CSV text as objects keyed by its header line. */
export function readCsv(text: string): Record<string, string>[] {
  const [header, ...body] = csvLines(text);
  const names = header?.fields ?? [];
  return body
    .filter(({ fields }) => fields.length === names.length)
    .map(({ fields }) => Object.fromEntries(names.map((name, index) => [name, fields[index] ?? ''])));
}
