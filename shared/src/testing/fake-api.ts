import type { Api } from '../api-client/api-client.ts';
import { calls, type AnswerOf, type CallKey, type InputOf } from '../contracts/calls.ts';
import { refusal } from './refusal.ts';

type Answer<K extends CallKey> = AnswerOf<K> | ((input: InputOf<K>) => AnswerOf<K> | Promise<AnswerOf<K>>);
export type FakeAnswers = { [K in CallKey]?: Answer<K> };

export type FakeApi = Api & {
  /** What was asked, in order. */
  asked: { call: CallKey; input: unknown }[];
};

/**
 * An API that knows only these answers. Every answer must fit the contract, so that a test cannot pass on data the
 * server would never send; throw `refusal('not-found', …)` from a function to refuse.
 * @throws ApiError `failed` for a call without an answer
 */
export function fakeApi(answers: FakeAnswers = {}): FakeApi {
  const asked: FakeApi['asked'] = [];
  const call = async (name: CallKey, input?: unknown): Promise<unknown> => {
    asked.push({ call: name, input });
    const known: unknown = answers[name];
    if (known === undefined) throw refusal('failed', `The test gives no answer to ${name}.`);
    const answer: unknown = typeof known === 'function' ? await (known as (input: unknown) => unknown)(input) : known;
    const { error } = calls[name].answer.safeParse(answer);
    if (error) throw new Error(`The test's answer to ${name} does not fit the contract: ${error.message}`);
    return answer;
  };
  return { call: call as Api['call'], asked };
}
