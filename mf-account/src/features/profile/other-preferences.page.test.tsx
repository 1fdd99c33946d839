import { links } from '@tabi/shared/links';
import { aUser, fakeApi, renderAt, type FakeAnswers } from '@tabi/shared/testing';
import { screen } from '@testing-library/react';
import { Page } from './profile.page.tsx';

// Fetched only when it is needed: here beforehand, so that no test waits for its compilation.
beforeAll(() => import('./components/time-zone-dialog.tsx'));

const show = (answers: FakeAnswers = {}) => {
  const api = fakeApi(answers);
  const session = { status: 'user', user: aUser() } as const;
  return { api, ...renderAt(<Page />, { at: links.otherPreferences(), path: '/profile/*', api, state: { session } }) };
};
const press = (label: string | RegExp) => screen.getByRole('button', { name: label });

describe('other preferences', () => {
  it('changes the theme of the site', async () => {
    const { user, state } = show();
    expect(screen.getByRole('radio', { name: 'Light' })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: 'Dark' }));
    expect(state.theme).toBe('dark');
  });

  it('opens the choice of currencies', async () => {
    const { user, state } = show();
    expect(screen.getByText('US dollar ($)')).toBeVisible();
    await user.click(press('Change the currency'));
    expect(state.overlay).toEqual({ kind: 'currency' });
  });

  it('saves a time zone as soon as it is chosen', async () => {
    const moved = aUser({ setting: { timeZone: 'Europe/Paris' } });
    const { user, api } = show({ 'PUT /api/user': { results: moved } });
    await user.click(press('Time zone Tokyo'));
    await user.type(await screen.findByRole('combobox', { name: 'Search time zones' }), 'paris');
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Saved.')).toBeVisible();
    expect(api.asked).toEqual([{ call: 'PUT /api/user', input: { body: { timezone: 'Europe/Paris' } } }]);
  });
});
