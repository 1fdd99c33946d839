/**
 * What a trace of Chromium says of a moment, or with `dur` of a stretch, of one thread, `tdur` of which it worked; times in
 * microseconds.
 */
export type TraceEvent = {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
  args?: { data?: { navigationId?: string; documentLoaderURL?: string } };
};
type Stretch = { name: string; from: number; to: number };
type Part = { name: string; ms: number };
/** Times in ms; `longest` is a task after the first contentful paint, `parts` what took most of it. */
export type Blocked = { fcp: number; blocked: number; longest: number; parts: Part[] };

const task = 'RunTask';
const longTaskMs = 50;
const partsNamed = 3;

const navigationOf = ({ args }: TraceEvent): string => args?.data?.navigationId ?? '';
const msOf = ({ from, to }: Stretch): number => (to - from) / 1000;

/** The last page that was painted, and when the way to it began; the blank page that a browser opens with is none. */
function lastPaint(events: readonly TraceEvent[]): { paint: TraceEvent; start: number } {
  const starts = new Map<string, number>();
  for (const event of events) {
    const isPage = event.name === 'navigationStart' && event.args?.data?.documentLoaderURL?.startsWith('http');
    if (isPage) starts.set(navigationOf(event), event.ts);
  }
  const paints = events.filter((event) => event.name === 'firstContentfulPaint' && starts.has(navigationOf(event)));
  const paint = paints.sort((a, b) => a.ts - b.ts).at(-1);
  if (!paint) throw new Error('The trace tells of no page that was painted.');
  return { paint, start: starts.get(navigationOf(paint)) ?? 0 };
}

/** What the thread that painted did afterwards, the outer before the inner; of what it was doing then, the rest. */
function stretchesAfter(paint: TraceEvent, events: readonly TraceEvent[]): Stretch[] {
  return events
    .filter(({ pid, tid, dur }) => pid === paint.pid && tid === paint.tid && dur !== undefined)
    .sort((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0))
    .map(({ name, ts, dur = 0 }) => ({ name, from: Math.max(ts, paint.ts), to: ts + dur }))
    .filter(({ from, to }) => to > from);
}

/** What took most of a task: each name with the time that nothing inside it accounts for. */
function partsOf(whole: Stretch, stretches: readonly Stretch[]): Part[] {
  const own = new Map<string, number>();
  const add = (name: string, ms: number) => own.set(name, (own.get(name) ?? 0) + ms);
  const around: Stretch[] = [];
  for (const one of stretches.filter(({ from, to }) => from >= whole.from && to <= whole.to)) {
    while (around.length > 0 && one.from >= (around.at(-1)?.to ?? 0)) around.pop();
    const outer = around.at(-1);
    if (outer) add(outer.name, -msOf(one));
    add(one.name, msOf(one));
    around.push(one);
  }
  own.delete(task);
  const parts = [...own].map(([name, ms]) => ({ name, ms }));
  return parts.sort((a, b) => b.ms - a.ms).slice(0, partsNamed);
}

/**
 * Pure: how long the main thread of a visit was blocked once something could be read, as Lighthouse sums it up: of every task
 * longer than 50 ms what is above 50 ms; of the task during which the page was painted, the rest.
 */
export function blockedIn(events: readonly TraceEvent[]): Blocked {
  const { paint, start } = lastPaint(events);
  const stretches = stretchesAfter(paint, events);
  const tasks = stretches.filter(({ name }) => name === task).sort((a, b) => msOf(b) - msOf(a));
  const [longest] = tasks;
  return {
    fcp: (paint.ts - start) / 1000,
    blocked: tasks.reduce((sum, one) => sum + Math.max(0, msOf(one) - longTaskMs), 0),
    longest: longest ? msOf(longest) : 0,
    parts: longest ? partsOf(longest, stretches) : [],
  };
}
