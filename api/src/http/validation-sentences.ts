import { z } from 'zod';

type Issue = Parameters<NonNullable<ReturnType<typeof z.config>['customError']>>[0];

const kinds: Record<string, string> = {
  string: 'This must be text.',
  number: 'This must be a number.',
  int: 'This must be a whole number.',
  boolean: 'This must be true or false.',
  array: 'This must be a list.',
  object: 'This must be an object with fields.',
  record: 'This must be an object with fields.',
};

const formats: Record<string, string> = {
  email: 'Must be a valid email address.',
  url: 'This must be a whole address, with https:// in front.',
  uuid: 'This is not an id of ours.',
};

const count = (number: number | bigint, one: string) => `${number} ${one}${Number(number) === 1 ? '' : 's'}`;

function ofSize(origin: string, bound: number | bigint, most: boolean): string {
  if (origin === 'string') {
    if (!most && Number(bound) === 1) return 'This cannot be empty.';
    return most ? `This is too long: ${count(bound, 'letter')} at most.` : `Write ${count(bound, 'letter')} or more.`;
  }
  if (origin === 'array' || origin === 'set')
    return most ? `These are too many: ${bound} at most.` : `Give ${bound} or more.`;
  return most ? `This must be ${bound} or less.` : `This must be ${bound} or more.`;
}

/** What people are told where the contract has no words of its own; the validator's are for programmers. */
export function sentenceOf(issue: Issue): string {
  if (issue.code === 'invalid_type') {
    if (issue.input === undefined) return 'This is missing.';
    return kinds[issue.expected] ?? 'This is not valid.';
  }
  if (issue.code === 'too_small') return ofSize(issue.origin, issue.minimum, false);
  if (issue.code === 'too_big') return ofSize(issue.origin, issue.maximum, true);
  if (issue.code === 'invalid_format') return formats[issue.format] ?? 'This is not written as it should be.';
  if (issue.code === 'invalid_value') return 'This is none of the choices.';
  if (issue.code === 'unrecognized_keys') return 'There are fields here that we do not know.';
  return 'This is not valid.';
}

/** From now on every schema of this process says what is wrong in our words. */
export const speakToPeople = () => void z.config({ customError: sentenceOf });
