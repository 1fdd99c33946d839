import { rangeProblems } from './live-shared.ts';

it('a remote that asks for more than the live shell brings is refused, and before there is one it is not', () => {
  expect(rangeProblems('mf-blog', '^1.2', '1.1.0')).toEqual([
    'mf-blog needs ^1.2 of @tabi/shared, and the live shell brings 1.1.0, which would refuse it: release the shell first, or ask for less.',
  ]);
  expect(rangeProblems('mf-blog', '^1.1', '1.4.0')).toEqual([]);
  expect(rangeProblems('mf-blog', '^1.2', null)).toEqual([]);
});
