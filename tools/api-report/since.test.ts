import { entryOf } from './entry.ts';
import { readReport } from './read-report.ts';
import { askableNames, sinceOf } from './since.ts';

it('apps ask for exports by their facade, and for calls and events by their own names', () => {
  const code = `
    export const calls: { 'GET /api/trips': (input: { query: { 'a:b': string } }) => trip };
    export type Facts = { 'planner:trip-planned': { slug: string } };
    type hidden = { 'planner:lost': string };`;
  const entries = readReport(`\`\`\`ts${code}\n\`\`\`\n`).map((declared) => entryOf('contracts/trips', declared));
  expect(askableNames(entries)).toEqual([
    'contracts/trips#calls',
    'GET /api/trips',
    'contracts/trips#Facts',
    'planner:trip-planned',
  ]);
});

describe('the version in which a name came', () => {
  const before = { names: ['ui#Chip', 'ui#Tag'], since: { 'ui#Tag': '1.1.0' } };

  it('is the one that is released for a name that the last one had not', () => {
    expect(sinceOf(['ui#Chip', 'ui#Tag', 'ui#Card'], '1.2.0', before)).toEqual({
      'ui#Card': '1.2.0',
      'ui#Tag': '1.1.0',
    });
  });

  it('is forgotten with the name', () => {
    expect(sinceOf(['ui#Chip'], '1.2.0', before)).toEqual({});
  });

  it('is not kept over a major version, which has everything from its beginning', () => {
    expect(sinceOf(['ui#Chip', 'ui#Tag', 'ui#Card'], '2.0.0', before)).toEqual({});
  });
});
