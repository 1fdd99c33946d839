import { fakeApi, renderAt } from '@tabi/shared/testing';
import { createRedirects } from '../routes/redirects.ts';
import { Startup } from './startup.tsx';

it('asks the server for nothing until the page has loaded and nothing else is to be done', () => {
  const waiting: (() => void)[] = [];
  window.matchMedia = jest
    .fn()
    .mockReturnValue({ matches: false, addEventListener: jest.fn(), removeEventListener: jest.fn() }) as never;
  Object.assign(window, { requestIdleCallback: (work: () => void) => waiting.push(work) });
  localStorage.setItem('auth', 'false');
  const api = fakeApi();
  renderAt(<Startup redirects={createRedirects()} />, { api });
  const before = api.asked.length;
  for (const work of waiting) work();
  expect([before, api.asked.map(({ call }) => call).sort()]).toEqual([
    0,
    ['GET /api/features', 'GET /api/user/location'],
  ]);
});
