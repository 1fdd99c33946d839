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
    'mf-blog': { current: 'aaaa', previous: [], bad: ['bbbb'] },
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
      'app      build  since (UTC)       before  bad  reason',
      'mf-blog  aaaa   2026-03-14 09:03  0       1    it was bad',
      'shell    cccc                     2       0',
    ].join('\n'),
  );
});

it('the history says what was flipped, the newest first, of one app or of all', () => {
  const lines = historyOf(registry, 'mf-blog').split('\n');
  expect(lines).toHaveLength(4);
  expect(lines[1]).toBe('2026-03-14 09:03  mf-blog  bbbb  aaaa  it was bad');
  expect(historyOf(registry, 'shell').split('\n')).toHaveLength(1);
});
