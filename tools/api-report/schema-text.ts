import type { z } from 'zod';

/** `in` is what a caller sends, `out` what they are given: defaults and transformations make the two differ. */
export type Direction = 'in' | 'out';

type Def = Record<string, unknown> & { type: string; checks?: readonly { _zod: { def: Record<string, unknown> } }[] };

const defOf = (schema: unknown): Def => (schema as z.ZodType)._zod.def as unknown as Def;

export const isSchema = (value: unknown): boolean => typeof value === 'object' && value !== null && '_zod' in value;

const checksOf = (def: Def) => (def.checks ?? []).map((check) => check._zod.def);
const formatOf = (def: Def): string | undefined =>
  [def, ...checksOf(def)]
    .map(({ format }) => format)
    .find((format) => typeof format === 'string' && format !== 'regex') as string | undefined;

type Range = { least?: number; most?: number };

function rangeOf(def: Def): Range {
  const range: Range = {};
  for (const { check, minimum, maximum, length, value } of checksOf(def)) {
    if (check === 'min_length') range.least = Number(minimum);
    if (check === 'max_length') range.most = Number(maximum);
    if (check === 'length_equals') range.least = range.most = Number(length);
    if (check === 'greater_than') range.least = Math.max(range.least ?? -Infinity, Number(value));
    if (check === 'less_than') range.most = Math.min(range.most ?? Infinity, Number(value));
  }
  return range;
}

/** `Text<1, 80>`: what a range makes of a type; without one the plain type. */
const ranged = (name: string, plain: string, { least, most }: Range, first?: string): string => {
  if (least === undefined && most === undefined) return plain;
  return `${name}<${[...(first ? [first] : []), least ?? 'never', most ?? 'never'].join(', ')}>`;
};

const literal = (value: unknown): string => (typeof value === 'bigint' ? `${value}n` : JSON.stringify(value));
const key = (name: string): string => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name));

/** Whether the caller may leave it out, or whether it may be missing from what they are given. */
function isOptional(schema: unknown, direction: Direction): boolean {
  const def = defOf(schema);
  if (def.type === 'optional') return true;
  if (def.type === 'default' || def.type === 'prefault') return direction === 'in';
  if (def.type === 'pipe') return isOptional(direction === 'in' ? def['in'] : def['out'], direction);
  if (['nullable', 'readonly', 'catch'].includes(def.type)) return isOptional(def['innerType'], direction);
  return false;
}

/**
 * Schemas as TypeScript types, with the ranges that TypeScript cannot say as `Text<least, most>` and the like. Patterns
 * and refinements are left out: no name says whether one of them became narrower.
 * @param nameOf the name that a report gives to a schema; undefined writes it out
 */
export function schemaPrinter(nameOf: (schema: unknown, direction: Direction) => string | undefined) {
  const objectText = (def: Def, direction: Direction): string => {
    const shape = def['shape'] as Record<string, unknown>;
    const lines = Object.entries(shape).map(([name, inner]) => {
      const mark = isOptional(inner, direction) ? '?' : '';
      return `${key(name)}${mark}: ${text(inner, direction)};`;
    });
    const others = def['catchall'] && defOf(def['catchall']).type === 'unknown' ? ['[other: string]: unknown;'] : [];
    return `{\n${[...lines, ...others].join('\n')}\n}`;
  };

  const listOf = (list: unknown, direction: Direction) => (list as unknown[]).map((one) => text(one, direction));

  const written: Record<string, (def: Def, direction: Direction) => string> = {
    string: (def) => ranged('Text', formatOf(def) ? `Format<${literal(formatOf(def))}>` : 'string', rangeOf(def)),
    number: (def) => (formatOf(def) ? ranged('Int', 'Int', rangeOf(def)) : ranged('Num', 'number', rangeOf(def))),
    literal: (def) => (def['values'] as unknown[]).map(literal).join(' | '),
    enum: (def) =>
      Object.values(def['entries'] as object)
        .map(literal)
        .join(' | '),
    array: (def, direction) => {
      const element = text(def['element'], direction);
      return ranged('List', `(${element})[]`, rangeOf(def), element);
    },
    object: objectText,
    union: (def, direction) =>
      listOf(def['options'], direction)
        .map((one) => `(${one})`)
        .join(' | '),
    intersection: (def, direction) =>
      listOf([def['left'], def['right']], direction)
        .map((one) => `(${one})`)
        .join(' & '),
    record: (def, direction) => `Record<${text(def['keyType'], direction)}, ${text(def['valueType'], direction)}>`,
    tuple: (def, direction) => `[${listOf(def['items'], direction).join(', ')}]`,
    nullable: (def, direction) => `(${text(def['innerType'], direction)}) | null`,
    pipe: (def, direction) => text(direction === 'in' ? def['in'] : def['out'], direction),
    lazy: (def, direction) => text((def['getter'] as () => unknown)(), direction),
    transform: () => 'unknown',
    custom: () => 'unknown',
    file: () => 'File',
    date: () => 'Date',
  };
  const passedOn = new Set(['optional', 'default', 'prefault', 'catch', 'readonly', 'nonoptional']);

  const plain = (schema: unknown, direction: Direction): string => {
    const def = defOf(schema);
    if (passedOn.has(def.type)) return text(def['innerType'], direction);
    return written[def.type]?.(def, direction) ?? def.type;
  };
  const text = (schema: unknown, direction: Direction): string => nameOf(schema, direction) ?? plain(schema, direction);
  /** `plain` writes the schema itself out and names only what is inside. */
  return { text, plain };
}
