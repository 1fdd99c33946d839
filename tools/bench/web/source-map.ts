const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

export type SourceMap = { sources: string[]; mappings: string };

/** Pure: the numbers of one segment of a source map (base64, five bits a digit, the lowest bit is the sign). */
export function decodeSegment(segment: string): number[] {
  const numbers: number[] = [];
  let value = 0;
  let shift = 0;
  for (const letter of segment) {
    const digit = digits.indexOf(letter);
    value += (digit & 31) << shift;
    shift += 5;
    if (digit & 32) continue;
    numbers.push(value & 1 ? -(value >> 1) : value >> 1);
    value = 0;
    shift = 0;
  }
  return numbers;
}

/** Pure: the text of a script, cut into what came from each source; what came from none is under ''. */
export function textBySource(text: string, map: SourceMap): Map<string, string> {
  const parts = new Map<string, string[]>();
  const add = (source: string, piece: string) => {
    const known = parts.get(source) ?? [];
    if (piece) parts.set(source, known);
    if (piece) known.push(piece);
  };
  const lines = text.split('\n');
  let source = 0;
  map.mappings.split(';').forEach((row, index) => {
    const line = lines[index] ?? '';
    let column = 0;
    let from = 0;
    let name = '';
    for (const segment of row ? row.split(',') : []) {
      const [moved = 0, sourceMoved] = decodeSegment(segment);
      column += moved;
      add(name, line.slice(from, column));
      if (sourceMoved !== undefined) source += sourceMoved;
      name = sourceMoved === undefined ? '' : (map.sources[source] ?? '');
      from = column;
    }
    add(name, line.slice(from));
  });
  return new Map([...parts].map(([key, pieces]) => [key, pieces.join('')]));
}
