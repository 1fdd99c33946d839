import type { ErrorCode } from '@tabi/shared/contracts/errors';
import type { User } from '@tabi/shared/contracts/people';
import { links } from '@tabi/shared/links';
import { aUser, fakeApi, refusal, renderAt, type FakeAnswers } from '@tabi/shared/testing';
import { screen } from '@testing-library/react';
import { Page } from './profile.page.tsx';

const show = (answers: FakeAnswers = {}, who: Partial<User> = {}) => {
  const api = fakeApi(answers);
  const session = { status: 'user', user: aUser(who) } as const;
  return { api, ...renderAt(<Page />, { at: links.emailPreferences(), path: '/profile/*', api, state: { session } }) };
};
const refuse =
  (errors: Record<string, string[]>, code: ErrorCode = 'invalid') =>
  () => {
    throw refusal(code, 'Check the form.', errors);
  };
const save = () => screen.getByRole('button', { name: 'Save' });
const press = (label: string | RegExp) => screen.getByRole('button', { name: label });

describe('email preferences', () => {
  const answer = (on: string[], waiting: string[] = []) => ({
    results: (['blog', 'mobile', 'location', 'new-feature', 'influencer', 'early-access'] as const).map((type) => ({
      type,
      status: on.includes(type) ? ('on' as const) : waiting.includes(type) ? ('waiting' as const) : ('off' as const),
    })),
  });
  const box = (label: RegExp) => screen.findByRole('checkbox', { name: label });

  it('shows the lists that the person is on, and saves exactly what is ticked', async () => {
    let now = answer(['blog']);
    const { user, api } = show({
      'GET /api/user/subscriptions': () => now,
      'PUT /api/user/subscriptions': ({ body }) => (now = answer(body.types)),
    });
    expect(await box(/^Newsletter/)).toBeChecked();
    await user.click(await box(/^New destinations/));
    await user.click(save());
    expect(await screen.findByText('Saved.')).toBeVisible();
    expect(api.asked.find(({ call }) => call.startsWith('PUT'))?.input).toEqual({
      body: { types: ['blog', 'location'] },
    });
  });

  it('lets somebody confirm what still waits for the mail', async () => {
    show({ 'GET /api/user/subscriptions': answer([], ['blog']) });
    expect(await box(/^Newsletter.*Waits for your press/)).toBeChecked();
    expect(save()).toBeEnabled();
  });

  it('explains that the address must be confirmed first, and mails again', async () => {
    const { user, api } = show(
      { 'PUT /api/user': { results: aUser({ email_verified: false }) } },
      { email_verified: false },
    );
    expect(await screen.findByText(/is yours first/)).toHaveTextContent('mai@example.com');
    await user.click(press('Send the mail again'));
    expect(await screen.findByText('A mail is on its way to mai@example.com.')).toBeVisible();
    expect(api.asked.map(({ call }) => call)).toEqual(['PUT /api/user']);
  });

  it('shows the lists as soon as the address is confirmed', async () => {
    const { user } = show(
      { 'GET /api/user': { results: aUser() }, 'GET /api/user/subscriptions': answer(['blog']) },
      { email_verified: false },
    );
    await user.click(press('I have opened it'));
    expect(await box(/^Newsletter/)).toBeChecked();
  });

  it('explains the same when the server knows better that it is not', async () => {
    show({ 'GET /api/user/subscriptions': refuse({}, 'confirm-email-first') });
    expect(await screen.findByText(/is yours first/)).toHaveTextContent('mai@example.com');
  });

  it('says what happened when the lists do not come, and tries again', async () => {
    let times = 0;
    const { user } = show({
      'GET /api/user/subscriptions': () => {
        times += 1;
        if (times === 1) throw refusal('busy', 'Tabi is resting for a moment.');
        return answer(['blog']);
      },
    });
    expect(await screen.findByText('Tabi is resting for a moment.')).toBeVisible();
    await user.click(press('Try again'));
    expect(await box(/^Newsletter/)).toBeChecked();
  });
});
