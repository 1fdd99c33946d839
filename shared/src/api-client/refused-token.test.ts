import { createApi } from './api-client.ts';

const context = () => ({ uuid: null, currency: 'USD', city: null, device: 'desktop' });
const answers = (...statuses: number[]) => {
  const fetch = jest.fn(async () => new Response('{"message":"Signed out."}', { status: statuses.shift() ?? 200 }));
  return { fetch, api: createApi({ fetch, context, xsrfToken: () => 'token' }) };
};

it('asks once more when its token is refused', async () => {
  const { fetch, api } = answers(419, 200);
  await expect(api.call('POST /api/logout')).resolves.toEqual({ message: 'Signed out.' });
  expect(fetch).toHaveBeenCalledTimes(2);
});

it('gives up when the second token is refused too', async () => {
  const { fetch, api } = answers(419, 419);
  await expect(api.call('POST /api/logout')).rejects.toMatchObject({ status: 419 });
  expect(fetch).toHaveBeenCalledTimes(2);
});
