import type { Subscription } from '@tabi/shared/contracts/lists';
import { chosenLists, isWaiting } from './lists.ts';

const standing: Subscription[] = [
  { type: 'mobile', status: 'on' },
  { type: 'blog', status: 'waiting' },
  { type: 'location', status: 'off' },
];

it('counts the lists that somebody is on or has asked for, in the order in which they are shown', () => {
  expect(chosenLists(standing)).toEqual(['blog', 'mobile']);
});

it('knows which wait for the press on the link in the mail', () => {
  expect([isWaiting(standing, 'blog'), isWaiting(standing, 'mobile')]).toEqual([true, false]);
});
