import { shortfallOf } from './needs.ts';
import { usedNames } from './used-names.ts';

describe('what a remote uses of shared', () => {
  const names = (text: string) => usedNames(text).filter((name) => /#| \/|:/.test(name));

  it('is what it imports to run, under the name that shared gives it', () => {
    expect(names("import { Chip, Button as Knob, type Shape } from '@tabi/shared/ui';")).toEqual([
      'ui#Chip',
      'ui#Button',
    ]);
  });

  it('is not what it imports for its types alone', () => {
    expect(names("import type { Trip } from '@tabi/shared/contracts/trips';")).toEqual([]);
  });

  it('is not what it has from itself or from others', () => {
    expect(names("import { a } from './a.ts';\nimport { b } from 'react';")).toEqual([]);
  });

  it('is the calls and events that it names', () => {
    expect(names("useApi('GET /api/trips', {}); emit('planner:trip-planned', { slug });")).toEqual([
      'GET /api/trips',
      'planner:trip-planned',
    ]);
  });
});

describe('the range that a remote states', () => {
  const released = { version: '1.3.0', since: { 'ui#Tabs': '1.2.0', 'GET /api/trips': '1.3.0' }, reports: new Map() };
  const giving = {
    version: '1.4.0',
    names: ['ui#Chip', 'ui#Tabs', 'ui#Rail', 'GET /api/trips'],
    released,
    releasedNames: ['ui#Chip', 'ui#Tabs', 'GET /api/trips'],
  };
  const sentence = (needs: string, uses: string[]) => shortfallOf({ remote: 'mf-blog', needs, uses }, giving)?.sentence;

  it.each([
    ['the first version, for what was there from its beginning', '^1.0', ['ui#Chip', 'some words']],
    ['the version in which the newest came', '^1.2', ['ui#Chip', 'ui#Tabs']],
    ['a later version than it must', '^1.4', ['ui#Tabs']],
    ['the coming version, for what no release has yet', '^1.4', ['ui#Rail']],
  ])('may be %s', (_, needs, uses) => expect(sentence(needs, uses)).toBeUndefined());

  it('is too low for an export that came later', () => {
    expect(sentence('^1.1', ['ui#Chip', 'ui#Tabs'])).toBe(
      'mf-blog says that ^1.1 of @tabi/shared is enough, and uses ui: Tabs, which is there since 1.2.0: write "^1.2" into mf-blog/remote.json.',
    );
  });

  it('is too low for a call that came later, and the newest of all decides', () => {
    expect(shortfallOf({ remote: 'mf-blog', needs: '^1.0', uses: ['ui#Tabs', 'GET /api/trips'] }, giving)?.range).toBe(
      '^1.3',
    );
  });

  it('is too low for what no release has yet', () => {
    expect(shortfallOf({ remote: 'mf-blog', needs: '^1.3', uses: ['ui#Rail'] }, giving)?.range).toBe('^1.4');
  });

  it.each(['^0.9', '^2.0', '^1.5'])('is refused when shared as it is does not fit %s', (needs) => {
    expect(sentence(needs, [])).toBe(
      `mf-blog needs ${needs} of @tabi/shared, which is 1.4.0 and would refuse it: see that it works with that, and write "^1.0" into mf-blog/remote.json.`,
    );
  });

  it('begins anew with a major version, where everything is there from the beginning', () => {
    const next = { ...giving, version: '2.0.0' };
    expect(shortfallOf({ remote: 'mf-blog', needs: '^2.0', uses: ['ui#Rail', 'ui#Tabs'] }, next)).toBeUndefined();
  });
});
