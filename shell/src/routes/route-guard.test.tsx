import { renderAt } from '@tabi/shared/testing';
import { screen } from '@testing-library/react';
import { RouteGuard } from './route-guard.tsx';

const guest = { status: 'guest', user: null } as const;
const user = {
  status: 'user',
  user: { id: '1', name: 'Mai', email: 'mai@example.com', avatar: null, setting: { timeZone: 'UTC' } },
} as const;
const page = (guard: 'user' | 'guest') => (
  <RouteGuard guard={guard}>
    <h1>For some</h1>
  </RouteGuard>
);
const at = { at: '/profile/', page: 'profile' } as const;

it('lets a signed-in person in', () => {
  renderAt(page('user'), { ...at, state: { session: user } });
  expect(screen.getByRole('heading', { name: 'For some' })).toBeVisible();
});

it('sends a guest home', () => {
  const { where } = renderAt(page('user'), { ...at, state: { session: guest } });
  expect(where()).toBe('/');
});

it('sends nobody away before it is known who they are', () => {
  const { where } = renderAt(page('user'), at);
  expect([where(), screen.queryByRole('heading')]).toEqual(['/profile/', null]);
});

it('keeps a signed-in person from a page for guests', () => {
  const { where } = renderAt(page('guest'), { ...at, state: { session: user } });
  expect(where()).toBe('/');
});
