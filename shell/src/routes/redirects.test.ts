import { createRedirects } from './redirects.ts';

it('goes by the router that was attached last', () => {
  const { go, attach } = createRedirects();
  const [first, second] = [jest.fn(), jest.fn()];
  const detach = attach(first);
  attach(second);
  detach();
  go('/404');
  expect([first.mock.calls, second.mock.calls]).toEqual([[], [['/404']]]);
});

it('keeps the last wish until there is a router', () => {
  const { go, attach } = createRedirects();
  const navigate = jest.fn();
  go('/404');
  go('/');
  attach(navigate);
  attach(navigate);
  expect(navigate.mock.calls).toEqual([['/']]);
});
