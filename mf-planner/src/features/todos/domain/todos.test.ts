import type { Todo } from '@tabi/shared/contracts/trip-todos';
import { afterFor, dueWords, isOverdue, linesOf, passes, sunk, withMoved } from './todos.ts';

const todo = (id: string, more: Partial<Todo> = {}): Todo => ({ id, title: id, done: false, list: 'todo', ...more });
const ids = (todos: readonly Todo[]) => todos.map(({ id }) => id).join('');

it('pasted lines lose what lists begin with, and empty ones are none', () => {
  const text = '- Passport\n* [ ] Socks\n\n1. Plug adapter\r\n2) 2 shirts\n☐ Tea\n   \n[x] Visa\n24 batteries';
  expect(linesOf(text)).toEqual(['Passport', 'Socks', 'Plug adapter', '2 shirts', 'Tea', 'Visa', '24 batteries']);
});

it('what is done sinks, in its order', () => {
  expect(ids(sunk([todo('a', { done: true }), todo('b'), todo('c', { done: true }), todo('d')]))).toBe('bdac');
});

it('a day is said as people say it, and is late only while it is not done', () => {
  const today = '2027-03-01';
  expect(
    ['2027-03-01', '2027-03-02', '2027-02-28', '2027-02-20', '2027-03-12'].map((due) => dueWords(due, today)),
  ).toEqual(['Today', 'Tomorrow', '1 day late', '9 days late', 'Fri 12 March']);
  expect(isOverdue(todo('a', { due: '2027-02-28' }), today)).toBe(true);
  expect(isOverdue(todo('a', { due: '2027-02-28', done: true }), today)).toBe(false);
  expect(isOverdue(todo('a', { due: today }), today)).toBe(false);
});

it('only what I took on is mine, and nothing is mine while nobody knows who I am', () => {
  const mine = todo('a', { assignee_id: 'me' });
  const at = { today: '2027-03-01', me: 'me' };
  expect([passes(mine, 'mine', at), passes(todo('b'), 'mine', at)]).toEqual([true, false]);
  expect(passes(todo('b'), 'mine', { ...at, me: undefined })).toBe(false);
});

it('a thing changes places with its neighbour of the same list, whatever stands between them', () => {
  const all = [todo('a'), todo('x', { list: 'packing' }), todo('b', { done: true }), todo('c'), todo('d')];
  const moved = (id: string, by: -1 | 1) => {
    const one = all.find((each) => each.id === id)!;
    const after = afterFor(all, one, by);
    return after === undefined
      ? 'stays'
      : ids(withMoved(all, id, after).filter(({ list, done }) => list === 'todo' && !done));
  };
  expect([moved('c', -1), moved('c', 1), moved('a', -1), moved('d', 1)]).toEqual(['cad', 'adc', 'stays', 'stays']);
});
