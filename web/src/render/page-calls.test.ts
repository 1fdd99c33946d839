import type { Call, RenderJob } from './messages.ts';
import { Foresight, PageCalls } from './page-calls.ts';

const call = (path: string, asVisitor = false): Call => ({ asVisitor, path, headers: {} });
const kyoto = call('/api/destinations/kyoto');
const places = call('/api/destinations/kyoto/pois');

function openApi() {
  const asked: string[] = [];
  const ask = async ({ path }: Call) => {
    asked.push(path);
    return { status: 200, body: `of ${path}` };
  };
  return { asked, ask };
}

it('what is foreseen is asked for at once, and its answers are there before the page is made', async () => {
  const { ask, asked } = openApi();
  const calls = new PageCalls(ask, [kyoto, places]);
  expect(asked).toEqual([kyoto.path, places.path]);
  expect(Object.values(await calls.early()).map(({ body }) => body)).toEqual([`of ${kyoto.path}`, `of ${places.path}`]);
});

it('an answer that takes its time does not hold up the page, which gets it when it asks', async () => {
  let answerLate: (answer: { status: number; body: string }) => void = () => undefined;
  const late = new Promise<{ status: number; body: string }>((resolve) => (answerLate = resolve));
  let asked = 0;
  const calls = new PageCalls(
    ({ path }) => {
      asked += 1;
      return path === places.path ? late : Promise.resolve({ status: 200, body: 'soon' });
    },
    [kyoto, places],
  );
  expect(Object.values(await calls.early())).toEqual([{ status: 200, body: 'soon' }]);
  const answer = calls.answer(places);
  answerLate({ status: 200, body: 'late' });
  expect(await answer).toEqual({ status: 200, body: 'late' });
  expect(asked).toBe(2);
});

it('the same is not asked twice for one page, and as its visitor it is something else', async () => {
  const { ask, asked } = openApi();
  const calls = new PageCalls(ask, []);
  await Promise.all([calls.answer(kyoto), calls.answer(kyoto), calls.answer(call(kyoto.path, true))]);
  expect(asked).toEqual([kyoto.path, kyoto.path]);
});

it('what a page needed is remembered for its address, without what was foreseen in vain', async () => {
  const job = { pathname: '/destinations/kyoto', search: '', currency: 'USD', hasVisitor: false } as RenderJob;
  const foresight = new Foresight();
  expect(foresight.of(job)).toEqual([]);
  const calls = new PageCalls(openApi().ask, [kyoto]);
  const [idle] = Object.keys(await calls.early());
  await calls.answer(places);
  foresight.keep(job, calls.needed([String(idle)]));
  expect(foresight.of(job)).toEqual([places]);
  expect(foresight.of({ ...job, currency: 'JPY' })).toEqual([]);
});
