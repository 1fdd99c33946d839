import { errorStatuses } from '@tabi/shared/contracts/errors';
import { HttpError } from './http-error.ts';
import { answerTo } from './error-envelope.ts';

const withCode = (code: string, more: object = {}) => Object.assign(new Error('secret detail'), { code, ...more });

it.each([
  ['22P02', 422],
  ['22021', 422],
  ['23505', 409],
  ['57014', 503],
  ['53300', 503],
  ['42601', 500],
])('answers SQLSTATE %s with %i', (code, status) => {
  expect(answerTo(withCode(code)).status).toBe(status);
});

it.each(['ECONNREFUSED', 'ECONNRESET', 'EPIPE'])('says that it is busy when the database is away (%s)', (code) => {
  expect(answerTo(withCode(code)).status).toBe(503);
});

it.each([
  'Connection terminated unexpectedly',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'Query read timeout',
  'write EPIPE',
  'read ECONNRESET',
  'timeout exceeded when trying to connect',
  'The database does not answer.',
])('says that it is busy when the connection breaks under a request (%s)', (message) => {
  expect(answerTo(new Error(message))).toMatchObject({ status: 503, body: { code: 'busy' } });
});

it('never tells what went wrong inside', () => {
  for (const error of [new Error('secret detail'), withCode('22P02'), withCode('42601'), 'secret detail', null]) {
    expect(JSON.stringify(answerTo(error))).not.toContain('secret');
  }
});

it('passes on what was written for people', () => {
  expect(answerTo(new HttpError('not-yours', 'Not yours.', { id: ['no'] }))).toEqual({
    status: 403,
    body: { message: 'Not yours.', code: 'not-yours', errors: { id: ['no'] } },
  });
});

it.each([400, 401, 404, 405, 413, 414, 415, 431])('gives what the framework refuses with %i a code', (statusCode) => {
  const { status, body } = answerTo(withCode('FST_ERR_OF_SOME_KIND', { statusCode }));
  expect(errorStatuses[body.code]).toBe(status);
  expect(status).toBeLessThan(500);
});
