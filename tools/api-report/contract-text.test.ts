import { z } from 'zod';
import { contractTexts } from './contract-text.ts';

const text = (modules: Record<string, Record<string, unknown>>, facade: string, name: string) =>
  contractTexts(modules)(facade, name)?.replace(/\s+/g, ' ');

const told = (schema: z.ZodType) => text({ contracts: { it: schema } }, 'contracts', 'it');

it.each([
  ['a text with its lengths', z.string().trim().min(1).max(80), 'type it = Text<1, 80>;'],
  ['a text of a known format', z.uuid(), 'type it = Format<"uuid">;'],
  ['a whole number with its ends', z.number().int().min(1).max(9), 'type it = Int<1, 9>;'],
  ['a number without ends', z.number(), 'type it = number;'],
  ['a list with its lengths', z.array(z.boolean()).max(3), 'type it = List<boolean, never, 3>;'],
  ['what may be null', z.string().nullable(), 'type it = (string) | null;'],
  ['one of several words', z.enum(['a', 'b']), 'type it = "a" | "b";'],
  ['one of several shapes', z.union([z.string(), z.number().int()]), 'type it = (string) | (Int);'],
  ['a table', z.record(z.string(), z.unknown()), 'type it = Record<string, unknown>;'],
  ['an object with what may be missing', z.object({ a: z.string().optional() }), 'type it = { a?: string; };'],
  [
    'a default, which only who sends may leave out',
    z.object({ a: z.number().default(1) }),
    'type it = Schema<{ a?: number; }, { a: number; }>;',
  ],
  [
    'a text that is read as a list',
    z
      .string()
      .transform((words) => words.split(','))
      .pipe(z.array(z.string())),
    'type it = Schema<string, (string)[]>;',
  ],
])('%s is told', (_, schema, expected) => expect(told(schema)).toBe(expected));

describe('schemas with names', () => {
  const picture = z.object({ url: z.string() });
  const place = z.object({ cover: picture, title: z.string() });
  const input = z.object({ pace: z.number().default(1) });
  const one = z.object({ results: place });
  const modules = {
    'contracts/places': { picture, place },
    'contracts/trips': {
      input,
      tripCalls: { 'POST /api/trips': { summary: 'Plan.', body: input, answer: one } },
    },
  };

  it('an exported schema is called by its name in others', () => {
    expect(text(modules, 'contracts/places', 'place')).toBe('type place = { cover: picture; title: string; };');
  });

  it('a call takes what is sent and answers what is given', () => {
    expect(text(modules, 'contracts/trips', 'tripCalls')).toBe(
      'const tripCalls: { "POST /api/trips": (input: { body: Sent<input>; }) => { results: place; }; };',
    );
  });

  it('calls that only gather others name those', () => {
    const other = { 'GET /api/places': { summary: 'Places.', answer: one } };
    const all = { ...modules['contracts/trips'].tripCalls, ...other };
    const gathered = { ...modules, contracts: { calls: all }, 'contracts/more': { placeCalls: other } };
    expect(text(gathered, 'contracts', 'calls')).toBe('const calls: typeof tripCalls & typeof placeCalls;');
  });

  it('what is no schema and no call keeps the text of its declaration', () => {
    expect(text({ contracts: { most: 100 } }, 'contracts', 'most')).toBeUndefined();
  });
});
