import fc from 'fast-check';
import { z } from 'zod';

/** The part of JSON Schema that zod writes. */
interface Schema {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  items?: Schema;
  prefixItems?: Schema[];
  format?: string;
  pattern?: string;
}

const texts = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '💥'.repeat(40),
  'x'.repeat(20_000),
  'ก'.repeat(300),
  "'; DROP TABLE users; --",
  '" OR 1=1 --',
  '<script>alert(1)</script>',
  '{{7*7}}${7*7}',
  '../../../../etc/passwd',
  '%00%ff',
  '\\',
  '%',
  '_',
  '0',
  '-1',
  '1e400',
  '99999999999999999999',
  'NaN',
  'null',
  'true',
  '2026-02-30',
  '0000-00-00',
  '9999-12-31',
  '2026-12-01',
  '24:00',
  '09:00',
  '2026-12-01 25:61:00',
  '2026-12-01T09:00:00+05:45',
  'mai@example.com',
  'mai@example',
  'USD',
  'XXX',
  '00000000-0000-4000-8000-000000000000',
  'kyoto',
  '__proto__',
  'constructor',
];
const numbers = [0, -0, 1, -1, 0.5, 49, 2 ** 31 - 1, 2 ** 31, 2 ** 53, -(2 ** 63), 1e308, 5e-324];
const others = [null, true, false, [], {}, [[]], [null], { a: { b: {} } }, JSON.parse('{"__proto__":{"admin":true}}')];

/** What nobody sends by accident. */
export const hostile: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(...texts),
  fc.constantFrom<unknown>(...numbers),
  fc.constantFrom<unknown>(...others),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.jsonValue({ maxDepth: 3 }),
);

const plain = (schema: Schema): fc.Arbitrary<unknown> => {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  switch (schema.type) {
    case 'integer':
    case 'number':
      return fc.oneof(fc.integer({ min: 0, max: 60 }), fc.constantFrom(...numbers));
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'string':
      return fc.oneof(fc.constantFrom(...texts), fc.string({ maxLength: 12 }), fc.emailAddress(), fc.uuid());
    default:
      return hostile;
  }
};

/** Mostly of the right shape, so that it comes far; now and then something else in any place of it. */
function shaped(schema: Schema): fc.Arbitrary<unknown> {
  const either = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  if (either) return fc.oneof(...either.map(shaped));
  if (schema.properties) {
    const fields = Object.fromEntries(Object.entries(schema.properties).map(([name, field]) => [name, nearly(field)]));
    return fc.record(fields, { requiredKeys: [] });
  }
  if (schema.type === 'array') return fc.array(nearly(schema.items ?? {}), { maxLength: 4 });
  return plain(schema);
}
const nearly = (schema: Schema): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 9, arbitrary: shaped(schema) }, { weight: 1, arbitrary: hostile });

/** Inputs for a part of a call, made from its own schema. */
export const inputsFor = (schema: z.ZodType): fc.Arbitrary<unknown> =>
  nearly(z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' }) as Schema);
