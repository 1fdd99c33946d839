import type { TraceEvent } from './blocked-in.ts';

type Task = TraceEvent & { dur: number; tdur: number };

const isTask = (event: TraceEvent): event is Task =>
  event.name === 'RunTask' && event.dur !== undefined && event.tdur !== undefined;

/** The tasks of each thread one after the other, without those within another. */
function tasksByThread(events: readonly TraceEvent[]): Map<string, Task[]> {
  const threads = new Map<string, Task[]>();
  for (const task of events.filter(isTask).sort((a, b) => a.ts - b.ts || b.dur - a.dur)) {
    const thread = `${task.pid} ${task.tid}`;
    const tasks = threads.get(thread) ?? [];
    threads.set(thread, tasks);
    const before = tasks.at(-1);
    if (!before || task.ts >= before.ts + before.dur) tasks.push(task);
  }
  return threads;
}

/** The last one that has begun by then. */
function lastBegun(tasks: readonly Task[], ts: number): Task | undefined {
  let [from, to] = [0, tasks.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((tasks[middle]?.ts ?? Infinity) <= ts) from = middle + 1;
    else to = middle;
  }
  return tasks[from - 1];
}

/**
 * Pure: a trace as of a machine on which no thread waits, neither for a processor nor for another process. Every task begins
 * when it did and takes the time that its thread worked on it; what happened within it is drawn together with it.
 */
export function withoutWaiting(events: readonly TraceEvent[]): TraceEvent[] {
  const threads = tasksByThread(events);
  return events.map((event) => {
    const task = lastBegun(threads.get(`${event.pid} ${event.tid}`) ?? [], event.ts);
    if (!task || event.ts >= task.ts + task.dur) return event;
    const share = Math.min(1, task.tdur / task.dur);
    const drawn = { ...event, ts: task.ts + (event.ts - task.ts) * share };
    return event.dur === undefined ? drawn : { ...drawn, dur: event.dur * share };
  });
}
