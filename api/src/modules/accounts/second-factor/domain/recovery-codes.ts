import { createHash, randomInt } from 'node:crypto';

// No letter that is taken for another one when it is read from paper.
const letters = 'abcdefghjkmnpqrstvwxyz23456789';
const amount = 10;
const groups = 4;

const group = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('');

/** Ten codes like `k7wd-m3xq-9hzp-c4tr`, of 78 random bits each. */
export const createRecoveryCodes = (): string[] =>
  Array.from({ length: amount }, () => Array.from({ length: groups }, group).join('-'));

/** However somebody has typed it: with or without dashes and spaces, in whatever case. */
export const hashOfRecoveryCode = (code: string): Buffer =>
  createHash('sha256')
    .update(code.toLowerCase().replaceAll(/[^a-z\d]/g, ''))
    .digest();
