import { aVisit } from '@tabi/shared/testing';
import { liveWords } from './live-words.ts';

const castle = aVisit('Nijo Castle', '2027-03-01 09:00', '2027-03-01 10:00');
const moved = { ...castle, date: '2027-03-02', start: '2027-03-02 14:00:00' };
const told = (kind: string, data = {}) => ({ kind, data: { event_id: castle.id, ...data }, by: 'Mei' });

it.each([
  [told('event-changed'), [castle], [moved], 'Mei moved Nijo Castle to Tue 2, 14:00'],
  [told('event-changed'), [castle], [{ ...castle, amount: 3 }], 'Mei changed Nijo Castle'],
  [told('event-added'), [], [castle], 'Mei added Nijo Castle on Mon 1'],
  [told('event-removed', { event_id: null }), [castle], [], 'Mei took Nijo Castle off'],
  [told('event-returned', { event_id: null }), [castle], [], 'Mei put Nijo Castle back among the ideas'],
  [told('hop-changed'), [castle], [castle], 'Mei chose another way to go'],
  [told('undone', { event_id: null }), [castle], [castle], 'Mei took a change back'],
  [told('trip-changed'), [castle], [castle], 'Mei changed the trip'],
])('what somebody else did is one line with their name: %#', (message, before, after, words) => {
  expect(liveWords(message, { events: before }, { events: after })).toBe(words);
});

it('what the traveller did elsewhere is told them as theirs', () => {
  const days = { events: [castle] };
  expect(liveWords(told('trip-changed'), days, days, 'Mei')).toBe('You changed the trip');
});

it.each(['shared', 'link-changed', 'link-revoked', 'invited'])(
  'a link that was made or taken back is no change to tell of: %s',
  (kind) => {
    const days = { events: [castle] };
    expect(liveWords(told(kind, { event_id: null, link: 'public' }), days, days)).toBeNull();
  },
);
