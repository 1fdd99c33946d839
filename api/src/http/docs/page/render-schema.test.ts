import type { Schema } from '../document-types.ts';
import { renderFields, renderType } from './render-schema.ts';

const bare = (text: string) =>
  text
    .replace(/<[^>]*>/g, '')
    .replace(/\s+/g, ' ')
    .trim();
const typeOf = (schema: Schema) => bare(renderType(schema).text);

it.each<[string, Schema]>([
  ['string, 1 to 80 characters', { type: 'string', minLength: 1, maxLength: 80 }],
  ['string, 3 characters', { type: 'string', minLength: 3, maxLength: 3 }],
  ['string, 400 characters or fewer', { type: 'string', maxLength: 400 }],
  ['string, a day, YYYY-MM-DD', { type: 'string', pattern: '^x$', description: 'a day, `YYYY-MM-DD`' }],
  ['integer, from 1, to 50, 24 when left out', { type: 'integer', minimum: 1, maximum: 50, default: 24 }],
  ['integer, more than 0', { type: 'integer', exclusiveMinimum: 0, maximum: Number.MAX_SAFE_INTEGER }],
  ['string or null', { anyOf: [{ type: 'string' }, { type: 'null' }] }],
  ['&quot;new&quot; or &quot;old&quot;', { type: 'string', enum: ['new', 'old'] }],
  ['list of Poi, 1 entry or more', { type: 'array', items: { $ref: '#/components/schemas/Poi' }, minItems: 1 }],
  ['list of number, string', { type: 'array', prefixItems: [{ type: 'number' }, { type: 'string' }] }],
  ['object of string', { type: 'object', additionalProperties: { type: 'string' } }],
  ['anything', {}],
])('says %s', (words, schema) => expect(typeOf(schema)).toBe(words));

it('links to a schema that has a name', () => {
  expect(renderType({ $ref: '#/components/schemas/Poi' }).text).toContain('<a href="#schema-Poi">Poi</a>');
});

it('shows the fields of what is in a list or may be null, and those in them', () => {
  const place = { type: 'object', properties: { lat: { type: 'number' } }, required: ['lat'] };
  const trip = { type: 'object', properties: { at: { anyOf: [place, { type: 'null' }] } } };
  expect(bare(renderFields({ type: 'array', items: trip }).text)).toBe('at (optional) object or null lat number');
});

it('shows no fields of a word or a reference', () => {
  for (const schema of [{ type: 'string' }, { $ref: '#/components/schemas/Poi' }])
    expect(renderFields(schema).text).toBe('');
});
