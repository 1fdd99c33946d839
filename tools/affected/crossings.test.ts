import { crossingsOf, mustState, suiteOf } from './crossings.ts';

describe('what a browser test crosses', () => {
  it('is read from what it uses, among other options', () => {
    expect(crossingsOf("test.use({ crosses: ['mf-blog', 'mf-planner'] });")).toEqual(['mf-blog', 'mf-planner']);
    expect(crossingsOf("test.use({ locale: 'ja', crosses: [] });\ntest('a', () => {});")).toEqual([]);
    expect(crossingsOf("test.use({ crosses: 'every remote' });")).toBe('every remote');
  });

  it.each([
    ['nothing is said', "test('a', () => {});"],
    ['it is said below the top', "test.describe('a', () => { test.use({ crosses: [] }); });"],
    ['it is said twice', 'test.use({ crosses: [] });\ntest.use({ crosses: [] });'],
    ['a name must be worked out', 'test.use({ crosses: [remote] });'],
    ['the words are others', "test.use({ crosses: 'all' });"],
  ])('is not known when %s', (_, text) => {
    expect(crossingsOf(text)).toBeUndefined();
  });

  it('is asked of browser tests that are no agreements between all apps', () => {
    expect(suiteOf('e2e/journeys/frame.spec.ts')).toBe('journeys');
    expect(suiteOf('e2e/journeys/traveller.ts')).toBeUndefined();
    expect(mustState('e2e/failures/flip.spec.ts')).toBe(true);
    expect(mustState('e2e/contracts/remotes.spec.ts')).toBe(false);
    expect(mustState('e2e/contracts/route-table.test.ts')).toBe(false);
  });
});
