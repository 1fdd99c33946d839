import { formatConnection, formatKind } from './words.ts';

it('makes words of the vocabulary', () => {
  expect(formatKind('historic-site')).toBe('Historic site');
});

it('says how one gets on, how long it takes and how often it goes', () => {
  const way = {
    to: { slug: 'osaka', name: 'Osaka' },
    minutes: 75,
    often: 'every 15 minutes',
    operator: null,
    note: null,
  };
  expect(formatConnection({ ...way, mode: 'train' })).toBe(
    'Train, about 1\u00a0h 15\u00a0min from door to door, every 15 minutes',
  );
});
