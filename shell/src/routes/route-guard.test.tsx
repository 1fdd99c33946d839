import { renderAt } from '@tabi/shared/testing';
import { act, screen } from '@testing-library/react';
import { takeWayBack } from '../auth/way-back.ts';
import { RouteGuard } from './route-guard.tsx';

const guest = { status: 'guest', user: null } as const;
const user = {
  status: 'user',
  user: { id: '1', name: 'Mai', email: 'mai@example.com', avatar: null, setting: { timeZone: 'UTC' } },
} as const;
const page = (guard: 'signed-in' | 'guest') => (
  <RouteGuard guard={guard}>
    <h1>For some</h1>
  </RouteGuard>
);
const at = { at: '/profile/', path: '/profile/*' } as const;

it('lets a signed-in person in', () => {
  renderAt(page('signed-in'), { ...at, state: { session: user } });
  expect(screen.getByRole('heading', { name: 'For some' })).toBeVisible();
});

it('sends a guest home, asks to sign in, and keeps where they wanted to', () => {
  const { where, state } = renderAt(page('signed-in'), { ...at, state: { session: guest } });
  expect([where(), state.overlay]).toEqual(['/', { kind: 'auth', mode: 'sign-in' }]);
  expect(takeWayBack()).toBe('/profile/');
});

it('lets go who has just signed out', async () => {
  const { where, state } = renderAt(page('signed-in'), { ...at, state: { session: user } });
  await act(async () => {
    state.session = guest;
    await Promise.resolve();
  });
  expect([where(), state.overlay, takeWayBack()]).toEqual(['/', null, null]);
});

it('sends nobody away before it is known who they are', () => {
  const { where } = renderAt(page('signed-in'), at);
  expect([where(), screen.queryByRole('heading')]).toEqual(['/profile/', null]);
});

it('keeps a signed-in person from a page for guests', () => {
  const { where } = renderAt(page('guest'), { ...at, state: { session: user } });
  expect(where()).toBe('/');
});
