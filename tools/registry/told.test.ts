import type { Registry } from '@tabi/releases';
import { historyOf, statusOf } from './told.ts';

const change = (app: string, from: string | null, to: string, minute: number, reason: string) => ({
  at: `2026-03-14T09:0${minute}:00.000Z`,
  app,
  from,
  to,
  reason,
});
const registry: Registry = {
  apps: {
    'mf-blog': {
      current: 'aaaa',
      previous: [],
      bad: ['bbbb'],
      acts: [{ at: '2026-03-14T09:03:00.000Z', what: 'flip', build: 'aaaa', reason: 'it was bad', actor: 'Mai' }],
    },
    shell: { current: 'cccc', previous: ['dddd', 'eeee'] },
  },
  history: [
    change('mf-blog', null, 'aaaa', 1, 'release'),
    change('mf-blog', 'aaaa', 'bbbb', 2, 'release'),
    change('mf-blog', 'bbbb', 'aaaa', 3, 'it was bad'),
  ],
};

it('the status says where each app is, since when and why', () => {
  expect(statusOf(registry)).toBe(
    [
      'app      build  since (UTC)       canary  before  bad  reason',
      'mf-blog  aaaa   2026-03-14 09:03          0       1    it was bad',
      'shell    cccc                             2       0',
    ].join('\n'),
  );
});

it('the status says which build is tried with which share of the visitors', () => {
  const description = {
    name: 'shell',
    owner: 'Host',
    pages: [],
    widgets: [],
    events: { emits: [], listens: [] },
    needs: { '@tabi/shared': '^1.0' },
  };
  const since = '2026-03-14T09:04:00.000Z';
  const canary = { build: 'ffff', percent: 5, since, reason: 'tried', actor: 'mai', description };
  const shell = { current: 'cccc', previous: ['dddd', 'eeee'], canary };
  expect(statusOf({ ...registry, apps: { ...registry.apps, shell } }).split('\n')).toEqual([
    'app      build  since (UTC)       canary    before  bad  reason',
    'mf-blog  aaaa   2026-03-14 09:03            0       1    it was bad',
    'shell    cccc                     ffff 5 %  2       0',
  ]);
});

it('the history says what was flipped, the newest first, of one app or of all', () => {
  const lines = historyOf(registry, 'mf-blog').split('\n');
  expect(lines).toHaveLength(4);
  expect(lines[1]).toBe('2026-03-14 09:03  mf-blog  bbbb  aaaa  Mai  it was bad');
  expect(historyOf(registry, 'shell').split('\n')).toHaveLength(1);
});
