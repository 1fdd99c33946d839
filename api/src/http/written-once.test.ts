import { z } from 'zod';
import { writtenOnce } from './written-once.ts';

const item = z.object({ id: z.number(), note: z.string().optional() });
const answer = z.object({ results: z.object({ name: z.string(), why: z.string().optional(), items: z.array(item) }) });
const route = { method: 'GET', url: '/', httpStatus: '200' };
const writer = () => writtenOnce([item])({ ...route, schema: answer }) as (value: unknown) => string;

it('writes what JSON would, without what the contract does not name', () => {
  const items = [{ id: 1, note: 'one', secret: true }, { id: 2 }];
  const text = writer()({ results: { name: 'A "name"', why: undefined, items, secret: 1 }, secret: 2 });
  expect(JSON.parse(text)).toEqual({ results: { name: 'A "name"', items: [{ id: 1, note: 'one' }, { id: 2 }] } });
});

it('writes the same object of a part once, in whichever answer', () => {
  let reads = 0;
  const one = Object.defineProperty({ id: 1 }, 'note', { enumerable: true, get: () => `read ${(reads += 1)}` });
  const write = writer();
  expect(write({ results: { name: 'b', items: [one] } })).toBe(
    write({ results: { name: 'a', items: [one] } }).replace('"a"', '"b"'),
  );
  expect(write({ results: { name: 'a', items: [one, { id: 2 }] } })).toContain('{"id":2}');
});

it.each([
  ['a part that is not as it should be', { results: { name: 'a', items: [{ id: 'one' }] } }],
  ['a field that is missing', { results: { items: [] } }],
  ['a list that is none', { results: { name: 'a', items: {} } }],
  ['nothing at all', null],
])('refuses %s', (_, value) => {
  expect(() => writer()(value)).toThrow();
});

describe('of several kinds', () => {
  const whole = z.object({ name: z.string(), items: z.array(item) });
  const part = z.object({ since: z.number(), items: z.array(item) });
  const kinds = z.object({ results: z.union([part, whole]) });
  const write = writtenOnce([item])({ ...route, schema: kinds }) as (value: unknown) => string;

  it('writes a thing as the kind that it has all fields of', () => {
    expect(write({ results: { name: 'a', items: [{ id: 1 }] } })).toBe('{"results":{"name":"a","items":[{"id":1}]}}');
    expect(write({ results: { since: 3, name: 'a', items: [] } })).toBe('{"results":{"since":3,"items":[]}}');
  });

  it('writes a part once, whichever kind it is in', () => {
    let reads = 0;
    const one = Object.defineProperty({ id: 1 }, 'note', { enumerable: true, get: () => `read ${(reads += 1)}` });
    expect(write({ results: { since: 3, items: [one] } })).toContain('read 1');
    expect(write({ results: { name: 'a', items: [one] } })).toContain('read 1');
  });

  it.each([
    ['what is of no kind', { results: { items: [] } }],
    ['what has a part that is not as it should be', { results: { since: 3, items: [{ id: 'one' }] } }],
    ['nothing', { results: null }],
  ])('refuses %s', (_, value) => {
    expect(() => write(value)).toThrow();
  });
});

describe('of several kinds that a field tells apart', () => {
  const base = z.object({ id: z.number() });
  const kinds = z.discriminatedUnion('type', [
    base.extend({ type: z.literal('plain') }),
    base.extend({ type: z.literal('with'), more: z.number(), item }),
  ]);
  const write = writtenOnce([kinds, item])({ ...route, schema: z.array(kinds) }) as (value: unknown) => string;

  it('writes a thing as what it says that it is', () => {
    expect(write([{ id: 1, type: 'plain', more: 2 }])).toBe('[{"id":1,"type":"plain"}]');
    expect(JSON.parse(write([{ id: 1, type: 'with', more: 2, item: { id: 3, secret: 4 } }]))).toEqual([
      { id: 1, type: 'with', more: 2, item: { id: 3 } },
    ]);
  });

  it('writes a part inside another once, whichever holds it', () => {
    let reads = 0;
    const one = Object.defineProperty({ id: 1 }, 'note', { enumerable: true, get: () => `read ${(reads += 1)}` });
    expect(write([{ id: 1, type: 'with', more: 2, item: one }])).toContain('read 1');
    expect(write([{ id: 2, type: 'with', more: 2, item: one }])).toContain('read 1');
  });

  it.each([
    ['what is of no kind', { id: 1, type: 'none' }],
    ['what lacks a field', { id: 1, type: 'with', item: { id: 1 } }],
    ['what lacks its part', { id: 1, type: 'with', more: 1 }],
    ['what has a part that is not as it should be', { id: 1, type: 'with', more: 1, item: { id: 'one' } }],
  ])('refuses %s', (_, value) => {
    expect(() => write([value])).toThrow();
  });
});
