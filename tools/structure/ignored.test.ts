import { ignoredBy } from './ignored.ts';

const ignored = ignoredBy(['# comment', 'dist/', '/releases/', '*.log', '/e2e/results/']);

it.each([
  ['shell/dist', true],
  ['releases', true],
  ['api/err.log', false],
  ['e2e/results', true],
])('leaves out %s', (path, isFolder) => expect(ignored(path, isFolder)).toBe(true));

it.each([
  ['dist', false],
  ['web/src/releases', true],
  ['api/src/log.ts', false],
])('keeps %s', (path, isFolder) => expect(ignored(path, isFolder)).toBe(false));
