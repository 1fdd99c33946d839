import { links } from '@tabi/shared/links';
import { aUser, fakeApi, refusal, renderAt, type FakeAnswers } from '@tabi/shared/testing';
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

const lisbon = {
  ...{ id: 7, name: 'Lisbon', country_code: 'PT', country_name: 'Portugal' },
  ...{ lat: 38.7, lng: -9.1, time_zone: 'Europe/Lisbon' },
};

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

  it('tells distances, times and weeks otherwise as soon as that is chosen', async () => {
    const { user, state } = show();
    await user.click(screen.getByRole('radio', { name: 'Miles' }));
    await user.click(screen.getByRole('radio', { name: '2:00 pm' }));
    await user.click(screen.getByRole('radio', { name: 'Sunday' }));
    expect(state.formats).toEqual({ units: 'mi', clock: '12h', weekStart: 0 });
    expect(screen.getByRole('radio', { name: 'Miles' })).toBeChecked();
  });

  it('lets as little move as possible', async () => {
    const { user, state } = show();
    await user.click(screen.getByRole('radio', { name: 'As little as possible' }));
    expect(state.motion).toBe('reduced');
  });

  it('keeps the city that trips begin in, and forgets it', async () => {
    const setting = (home: object | null) => ({
      results: aUser({ setting: { timeZone: 'UTC', home_city: home as null } }),
    });
    const { user, api } = show({
      'GET /api/googleAutocomplete/{text}': { results: [lisbon] },
      'PATCH /api/user/settings': ({ body }) => setting(body.home_city_id ? { id: 7, name: 'Lisbon' } : null),
    });
    await user.type(screen.getByRole('combobox', { name: 'Home city' }), 'lisb');
    await user.click(await screen.findByRole('option', { name: /^Lisbon/ }));
    expect(await screen.findByText('Saved.')).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Home city' })).toHaveValue('Lisbon');
    await user.click(press('Forget Lisbon'));
    expect(await screen.findByText('Trips begin nowhere in particular now.')).toBeVisible();
    const saved = api.asked.flatMap(({ call, input }) => (call === 'PATCH /api/user/settings' ? [input] : []));
    expect(saved).toEqual([{ body: { home_city_id: 7 } }, { body: { home_city_id: null } }]);
  });

  it('says why a home is refused', async () => {
    const { user } = show({
      'GET /api/googleAutocomplete/{text}': { results: [lisbon] },
      'PATCH /api/user/settings': () =>
        Promise.reject(refusal('invalid', 'Wrong.', { home_city_id: ['We do not know this city.'] })),
    });
    await user.type(screen.getByRole('combobox', { name: 'Home city' }), 'lisb');
    await user.click(await screen.findByRole('option', { name: /^Lisbon/ }));
    expect(await screen.findByText('We do not know this city.')).toBeVisible();
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
