import { blockedIn, type TraceEvent } from './blocked-in.ts';

const main = { pid: 7, tid: 1 };
const ms = 1000;
const navigation = (navigationId: string, documentLoaderURL: string, at: number): TraceEvent => ({
  ...main,
  name: 'navigationStart',
  ts: at * ms,
  args: { data: { navigationId, documentLoaderURL } },
});
const paint = (navigationId: string, at: number): TraceEvent => ({
  ...main,
  name: 'firstContentfulPaint',
  ts: at * ms,
  args: { data: { navigationId } },
});
const stretch = (name: string, at: number, long: number, thread = main): TraceEvent => ({
  ...thread,
  name,
  ts: at * ms,
  dur: long * ms,
});
/** Begun at 100 ms, painted at 400 ms. */
const visit = [navigation('page', 'http://localhost/', 100), paint('page', 400)];

it('adds up what tasks after the first contentful paint take above 50 ms', () => {
  const tasks = [stretch('RunTask', 200, 90), stretch('RunTask', 500, 80), stretch('RunTask', 600, 50)];
  expect(blockedIn([...visit, ...tasks, stretch('RunTask', 700, 65)])).toMatchObject({ blocked: 45, longest: 80 });
});

it('counts of the task during which the page was painted only the rest', () => {
  expect(blockedIn([...visit, stretch('RunTask', 300, 170)])).toMatchObject({ blocked: 20, longest: 70 });
});

it('looks at no thread but the one that painted', () => {
  const others = [stretch('RunTask', 500, 90, { pid: 7, tid: 2 }), stretch('RunTask', 500, 90, { pid: 8, tid: 1 })];
  expect(blockedIn([...visit, ...others])).toEqual({ fcp: 300, blocked: 0, longest: 0, parts: [] });
});

it('reckons the paint from its own navigation, in whatever order the trace tells of it', () => {
  const blanks = [navigation('opened', '', 350), navigation('blank', 'about:blank', 20)];
  expect(blockedIn([paint('page', 400), ...blanks, navigation('page', 'https://tabi.example/', 90)]).fcp).toBe(310);
});

it('measures the last page that was painted', () => {
  const second = [paint('second', 900), navigation('second', 'http://localhost/moved', 650)];
  expect(blockedIn([...second, ...visit, stretch('RunTask', 500, 90)])).toMatchObject({ fcp: 250, blocked: 0 });
});

it('names what the longest task was made of, each without what is inside it', () => {
  const inside = [
    stretch('Layout', 530, 20),
    stretch('Paint', 580, 5),
    stretch('RunTask', 500, 100),
    stretch('FunctionCall', 510, 60),
    stretch('FunctionCall', 515, 10),
    stretch('MinorGC', 571, 1),
  ];
  expect(blockedIn([...visit, ...inside, stretch('Commit', 700, 40)]).parts).toEqual([
    { name: 'FunctionCall', ms: 40 },
    { name: 'Layout', ms: 20 },
    { name: 'Paint', ms: 5 },
  ]);
});

it('refuses a trace in which no page was painted', () => {
  const blank = [navigation('blank', 'about:blank', 20), paint('blank', 30)];
  expect(() => blockedIn(blank)).toThrow('no page that was painted');
});
