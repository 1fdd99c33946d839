/** Both ends count. */
export interface ByteRange {
  from: number;
  to: number;
}

/**
 * What part of a file a `Range` header asks for.
 * @returns null: all of it, also where several parts are asked for; `beyond`: nothing that is there
 */
export function byteRangeOf(header: string | undefined, size: number): ByteRange | 'beyond' | null {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return null;
  const from = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const to = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return from > to || from >= size ? 'beyond' : { from, to };
}
