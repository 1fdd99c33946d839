import { createRenderBudget } from './render-budget.ts';

it('lets each network have so many pages rendered a minute, and more when it is over', () => {
  let now = 0;
  const budget = createRenderBudget(2, () => now);
  expect([budget.spend('a'), budget.spend('a'), budget.spend('a'), budget.spend('b')]).toEqual([0, 0, 60, 0]);
  now = 60_000;
  expect(budget.spend('a')).toBe(0);
});
