import type { TraceEvent } from './blocked-in.ts';
import { withoutWaiting } from './without-waiting.ts';

const main = { pid: 7, tid: 1 };
const task = (ts: number, dur: number, tdur: number, thread = main): TraceEvent => ({
  ...thread,
  name: 'RunTask',
  ts,
  dur,
  tdur,
});

it('has every task take what its thread worked on it', () => {
  expect(withoutWaiting([task(100, 80, 20), task(300, 50, 50)])).toEqual([task(100, 20, 20), task(300, 50, 50)]);
});

it('draws together what happened within a task, and leaves what did not', () => {
  const layout = { ...main, name: 'Layout', ts: 140, dur: 20, tdur: 3 };
  const [, within, mark, after] = withoutWaiting([
    task(100, 80, 20),
    layout,
    { ...main, name: 'mark', ts: 180 - 4 },
    { ...main, name: 'mark', ts: 180 },
  ]);
  expect(within).toEqual({ ...layout, ts: 110, dur: 5 });
  expect(mark?.ts).toBe(119);
  expect(after?.ts).toBe(180);
});

it('draws a task within another together with the outer one', () => {
  expect(withoutWaiting([task(120, 40, 40), task(100, 80, 40)])).toEqual([task(110, 20, 40), task(100, 40, 40)]);
});

it('leaves other threads, and tasks of which nothing is known, as they are', () => {
  const others = [task(100, 80, 40, { pid: 7, tid: 2 }), { ...main, name: 'RunTask', ts: 100, dur: 80 }];
  const inside = { ...main, name: 'Layout', ts: 140, dur: 20 };
  expect(withoutWaiting([...others, inside]).slice(1)).toEqual([others[1], inside]);
});

it('makes no task longer where the two clocks differ', () => {
  expect(withoutWaiting([task(100, 80, 81)])).toEqual([task(100, 80, 81)]);
});
