import { calls } from '@tabi/shared/contracts';
import { z } from 'zod';
import { speakToPeople } from './validation-sentences.ts';

beforeAll(speakToPeople);
afterAll(() => z.config({ customError: undefined }));

const saidOf = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ message }) => message) ?? [];

it.each([
  ['a field that is missing', z.string(), undefined, 'This is missing.'],
  ['a number for a text', z.string(), 7, 'This must be text.'],
  ['a text for a number', z.number(), 'x', 'This must be a number.'],
  ['a part of a whole', z.number().int(), 1.5, 'This must be a whole number.'],
  ['an empty text', z.string().min(1), '', 'This cannot be empty.'],
  ['a short text', z.string().min(8), 'x', 'Write 8 letters or more.'],
  ['a long text', z.string().max(3), 'long', 'This is too long: 3 letters at most.'],
  ['a small number', z.number().min(2), 1, 'This must be 2 or more.'],
  ['a large number', z.number().max(2), 3, 'This must be 2 or less.'],
  ['an empty list', z.array(z.string()).min(1), [], 'Give 1 or more.'],
  ['a long list', z.array(z.string()).max(1), ['a', 'b'], 'These are too many: 1 at most.'],
  ['a choice that is none', z.enum(['a', 'b']), 'c', 'This is none of the choices.'],
  ['an id that is none', z.uuid(), 'x', 'This is not an id of ours.'],
  ['a field too many', z.strictObject({}), { x: 1 }, 'There are fields here that we do not know.'],
  ['neither of two kinds', z.union([z.string(), z.number()]), null, 'This is not valid.'],
])('People are told in a sentence what is wrong with %s.', (_what, schema, value, sentence) => {
  expect(saidOf(schema, value)).toEqual([sentence]);
});

it('The words of the contract go before the general ones.', () => {
  expect(saidOf(z.string().min(1, 'Type your name.'), '')).toEqual(['Type your name.']);
});

it('No body of the contract is refused in the words of the validator.', () => {
  const bodies = Object.values(calls).flatMap((call) => ('body' in call ? [call.body as z.ZodType] : []));
  const wrong = [null, 7, '', [], {}, { email: 1, title: '', start: 'x', destination_ids: 'x', types: ['x'] }];
  const said = bodies.flatMap((body) => wrong.flatMap((value) => saidOf(body, value)));
  expect(said.length).toBeGreaterThan(100);
  expect(said.filter((sentence) => !/^[A-Z][^:]*.*\.$/.test(sentence) || /expected|received/.test(sentence))).toEqual(
    [],
  );
});
