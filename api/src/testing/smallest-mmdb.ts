/** Strings and maps of the MaxMind format: a control byte with type and size, then the content. */
const text = (value: string) => Buffer.concat([Buffer.from([(2 << 5) | value.length]), Buffer.from(value)]);
const map = (fields: [string, Buffer][]) =>
  Buffer.concat([Buffer.from([(7 << 5) | fields.length]), ...fields.flatMap(([name, value]) => [text(name), value])]);
const uint16 = (value: number) => Buffer.from([(5 << 5) | 2, value >> 8, value & 255]);
const uint32 = (value: number) => Buffer.from([(6 << 5) | 1, value]);
/** Types from 8 on have their number, less 7, in a byte of their own. */
const uint64 = (value: number) => Buffer.from([1, 9 - 7, value]);
const array = (items: Buffer[]) => Buffer.concat([Buffer.from([items.length, 11 - 7]), ...items]);

const record24 = (value: number) => Buffer.from([value >> 16, (value >> 8) & 255, value & 255]);

/** A database of one node as MaxMind writes them: the lower half of all IPv4 addresses is in one city, the rest nowhere. */
export function smallestMmdb({ country, city }: { country: string; city: string }): Buffer {
  const nodes = 1;
  const place = map([
    ['country', map([['iso_code', text(country)]])],
    ['city', map([['names', map([['en', text(city)]])]])],
  ]);
  const metadata = map([
    ['node_count', uint32(nodes)],
    ['record_size', uint16(24)],
    ['ip_version', uint16(4)],
    ['database_type', text('Tabi-Test')],
    ['languages', array([text('en')])],
    ['binary_format_major_version', uint16(2)],
    ['binary_format_minor_version', uint16(0)],
    ['build_epoch', uint64(1)],
    ['description', map([])],
  ]);
  // A pointer into the data counts from the end of the tree; the node count itself means "nothing here".
  const tree = Buffer.concat([record24(nodes + 16), record24(nodes)]);
  return Buffer.concat([tree, Buffer.alloc(16), place, Buffer.from('\xab\xcd\xefMaxMind.com', 'latin1'), metadata]);
}
