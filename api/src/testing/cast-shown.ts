import type { TestAnswer } from './test-browser.ts';

/** Which of the secrets stand in an answer. A cookie is told to the one it is for. */
export function shownIn<Name extends string>(answer: TestAnswer, secrets: Record<Name, string[]>): Name[] {
  const { 'set-cookie': _own, ...headers } = answer.headers;
  const text = JSON.stringify([answer.body, headers]);
  return (Object.keys(secrets) as Name[]).filter((name) => secrets[name].some((secret) => text.includes(secret)));
}
