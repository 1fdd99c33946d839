/** RFC 4180: fields may be quoted, and hold commas, line ends and doubled quotes. `text` ends with a line end. */
function* fieldsOf(text: string): Generator<{ field: string; ends: boolean }> {
  const pattern = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n)/gy;
  while (pattern.lastIndex < text.length) {
    const match = pattern.exec(text);
    if (!match) throw new Error(`The CSV file is broken at character ${pattern.lastIndex}.`);
    yield { field: match[1]?.replaceAll('""', '"') ?? match[2] ?? '', ends: match[3] !== ',' };
  }
}

/** Rows of a CSV text as objects keyed by its header line. */
export function readCsv(text: string): Record<string, string>[] {
  const rows: string[][] = [[]];
  for (const { field, ends } of fieldsOf(text.endsWith('\n') ? text : `${text}\n`)) {
    rows[rows.length - 1]?.push(field);
    if (ends) rows.push([]);
  }
  const [header = [], ...body] = rows;
  return body
    .filter((row) => row.length === header.length)
    .map((row) => Object.fromEntries(header.map((name, index) => [name, row[index] ?? ''])));
}
