import { startTestApi, type TestApi } from '../../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const form = {
  name: 'Mai',
  email: 'mai@example.com',
  subject: 'The ferry to Cat Ba',
  message: 'It leaves at eight these days, not at nine.',
};
const write = async (over: object = {}) => (await api.visitor()).post('/api/contactMessage', { ...form, ...over });

it('is kept, and mailed to those who answer', async () => {
  expect((await write()).status).toBe(200);
  const { rows } = await api.context.pool.query('SELECT name, email, subject, message FROM contact_messages');
  expect(rows).toEqual([form]);
  expect(api.mailbox.to('team@tabi.test', 'contact-message')).toEqual([form]);
});

it.each([
  ['name', { name: ' ' }],
  ['email', { email: 'mai' }],
  ['subject', { subject: 'x' }],
  ['message', { message: 'help' }],
  ['message', { message: 'x'.repeat(5_001) }],
])('refuses a wrong %s', async (field, wrong) => {
  const { status, body } = await write(wrong);
  expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
});
