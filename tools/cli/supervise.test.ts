import { supervise } from './supervise.mjs';

type Life = { code: number | string; ran: boolean };

/** Lives one after another, and what was said and waited between them. */
const run = async (lives: Life[], isStopping = () => false) => {
  const said: string[] = [];
  const waited: number[] = [];
  let next = 0;
  const end = await supervise(async () => lives[next++] as Life, {
    isStopping,
    say: (line: string) => void said.push(line),
    wait: (async (ms: number) => void waited.push(ms)) as never,
    now: () => 0,
  });
  return { end, said, waited, lives: next };
};

const crash: Life = { code: 'ended by SIGKILL', ran: true };
const failedStart: Life = { code: 1, ran: false };
const stopped: Life = { code: 0, ran: true };

it('a site that was stopped is not started again', async () => {
  expect(await run([stopped])).toEqual({ end: 0, said: [], waited: [], lives: 1 });
  expect(await run([crash], () => true)).toMatchObject({ end: 'ended by SIGKILL', lives: 1 });
});

it('a first start that fails is for the person to mend', async () => {
  expect(await run([failedStart])).toEqual({ end: 1, said: [], waited: [], lives: 1 });
});

it('a site that ends by itself starts again at once, and ever later when that goes on', async () => {
  const { said, waited, end } = await run([crash, { code: 1, ran: true }, crash, crash, crash, stopped]);
  expect(waited).toEqual([0, 0, 0, 500, 1_000]);
  expect(said).toEqual([
    'The site was ended by SIGKILL: it starts again.',
    'The site ended by itself: it starts again.',
    'The site was ended by SIGKILL: it starts again.',
    'The site was ended by SIGKILL: it starts again in 0.5 s.',
    'The site was ended by SIGKILL: it starts again in 1 s.',
  ]);
  expect(end).toBe(0);
});

it('a start that fails three times in a row ends with its own words', async () => {
  expect(await run([crash, failedStart, failedStart, failedStart])).toMatchObject({ end: 1, lives: 4 });
  expect(await run([crash, failedStart, failedStart, crash, failedStart, stopped])).toMatchObject({ end: 0, lives: 6 });
});
