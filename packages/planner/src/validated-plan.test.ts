import type { PlanRequest } from './model/model.ts';
import * as planner from './solve/plan.ts';
import * as validator from './validate/validate.ts';
import { solve } from './validated-plan.ts';

jest.mock('./solve/plan.ts');
jest.mock('./validate/validate.ts');
const plan = jest.mocked(planner.plan);
const validate = jest.mocked(validator.validate);

const request = {
  seed: 7,
  refused: [],
  destinations: [],
  places: [{ id: 'a' }, { id: 'b' }],
} as unknown as PlanRequest;
const made = { days: [] } as unknown as ReturnType<typeof planner.plan>;
const wrong = (subject: string) => [{ code: 'closed', date: null, subject, message: 'It is closed.' }] as const;

beforeEach(() => {
  plan.mockReset().mockReturnValue(made);
  validate.mockReset().mockReturnValue([]);
});

it('hands out a plan that holds', () => {
  expect(solve(request)).toEqual({ plan: made, rejected: [], failure: null });
});

it('tries another seed after a broken plan, then without the place it went wrong with', () => {
  validate.mockReturnValueOnce([...wrong('b')]).mockReturnValueOnce([...wrong('b')]);
  expect(solve(request).plan).toBe(made);
  expect(plan.mock.calls.map(([{ seed, refused }]) => [seed, refused])).toEqual([
    [7, []],
    [8, []],
    [9, ['b']],
  ]);
});

it('never hands out a plan that does not hold', () => {
  validate.mockReturnValue([...wrong('b')]);
  expect(solve(request)).toMatchObject({ plan: null, rejected: [wrong('b'), wrong('b'), wrong('b')] });
});

it('survives a planner that falls over', () => {
  plan.mockImplementation(() => {
    throw new Error('off the end');
  });
  expect(solve(request)).toMatchObject({ plan: null, failure: expect.stringContaining('off the end') });
});
