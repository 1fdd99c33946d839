import { grownSince, withoutExcepted } from './exceptions.ts';
import { staleSizes } from './stale-sizes.ts';

const problem = { path: 'a.ts', message: 'Mend it.' };

it('leaves out what is excepted', () => {
  expect(withoutExcepted('colours', [problem], { colours: ['a.ts'] })).toEqual([]);
});

it('keeps what is excepted from another rule only', () => {
  expect(withoutExcepted('colours', [problem], { sizes: ['a.ts'] })).toEqual([problem]);
});

it('asks to remove an exception that nobody needs', () => {
  expect(withoutExcepted('colours', [], { colours: ['a.ts'] })[0]?.message).toMatch(/a\.ts keeps "colours" again/);
});

it('refuses a longer list than the committed one', () => {
  expect(grownSince({ colours: ['a.ts'] }, { colours: ['a.ts', 'b.ts'] })).toEqual([
    expect.objectContaining({
      message: 'This list may only shrink: mend b.ts instead of excepting it from "colours".',
    }),
  ]);
});

it('accepts a shorter list', () => {
  expect(grownSince({ colours: ['a.ts'] }, {})).toEqual([]);
});

it('asks to remove a size exception of a file that is short again', () => {
  const tree = { root: '', files: [{ path: 'a.ts', text: 'export const one = 1;\n' }] };
  expect(staleSizes(tree, { 'file-size': ['a.ts'] })[0]?.message).toMatch(/a\.ts keeps "file-size" again/);
});
