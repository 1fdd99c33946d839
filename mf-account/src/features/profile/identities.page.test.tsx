import type { LinkedIdentity } from '@tabi/shared/contracts/oauth';
import { links } from '@tabi/shared/links';
import { aUser, fakeApi, refusal, renderAt, type FakeAnswers } from '@tabi/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { Page } from './profile.page.tsx';

const never = () => new Promise<never>(() => undefined);
const acme: LinkedIdentity = { provider: 'acme', label: 'Acme', linked_at: '2026-11-20T09:05:00.000Z' };
const providers = { results: [{ name: 'acme', label: 'Acme' }] };

type Options = { answers?: FakeAnswers; at?: string; social?: boolean };
const show = (linked: LinkedIdentity[], { answers = {}, at = links.profile(), social = true }: Options = {}) => {
  const api = fakeApi({
    'GET /api/user/sessions': never,
    'GET /api/user/security': never,
    'GET /api/user/identities': { results: linked },
    'GET /api/oauth': providers,
    ...answers,
  });
  const state = { session: { status: 'user', user: aUser() } } as const;
  const shown = renderAt(<Page />, { at, path: '/profile/*', api, state: { ...state, ...features(social) } });
  return { api, ...shown };
};
const features = (social: boolean) => ({
  features: {
    new_trip_form_enabled: false,
    trip_builder_enabled: false,
    market_place_enabled: false,
    social_login_enabled: social,
    hotels_page_enabled: false,
    pois_page_enabled: false,
    products_page_enabled: false,
  },
});
const askedOf = ({ api }: ReturnType<typeof show>, call: string) =>
  api.asked.filter((one) => one.call === call).map(({ input }) => input);
const confirm = async ({ user }: ReturnType<typeof show>, button: string) => {
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Your password'), 'three rainy days');
  await user.click(dialog.getByRole('button', { name: button }));
};

it('sends who connects one to its provider, once they have shown their password', async () => {
  const shown = show([], { answers: { 'POST /api/user/identities/{provider}': { results: { url: '#at-acme' } } } });
  await shown.user.click(await screen.findByRole('button', { name: 'Connect Acme' }));
  await confirm(shown, 'Go to Acme');
  await waitFor(() => expect(window.location.hash).toBe('#at-acme'));
  const asked = { params: { provider: 'acme' }, body: { password: 'three rainy days' } };
  expect(askedOf(shown, 'POST /api/user/identities/{provider}')).toEqual([asked]);
});

it('links the one that somebody comes back from, once, and says so', async () => {
  const at = `${links.profile()}?link=acme`;
  const shown = show([], { at, answers: { 'PUT /api/user/identities/{provider}': { results: [acme] } } });
  expect(await screen.findByRole('button', { name: 'Disconnect Acme' })).toBeVisible();
  expect(shown.state.notices).toMatchObject([{ title: 'Acme opens your account now.' }]);
  expect(askedOf(shown, 'PUT /api/user/identities/{provider}')).toEqual([{ params: { provider: 'acme' } }]);
});

it('says why one cannot be linked', async () => {
  const words = 'It opens another account of Tabi already.';
  const refuse = () => {
    throw refusal('does-not-apply', words, {});
  };
  const at = `${links.profile()}?link=acme`;
  const { state } = show([], { at, answers: { 'PUT /api/user/identities/{provider}': refuse } });
  await waitFor(() => expect(JSON.stringify(state.notices)).toContain(words));
  expect(screen.getByRole('button', { name: 'Connect Acme' })).toBeVisible();
});

it('disconnects one after the password', async () => {
  const shown = show([acme], { answers: { 'DELETE /api/user/identities/{provider}': { results: [] } } });
  await shown.user.click(await screen.findByRole('button', { name: 'Disconnect Acme' }));
  await confirm(shown, 'Disconnect');
  expect(await screen.findByRole('button', { name: 'Connect Acme' })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('keeps the dialog and says in it why the last way in stays', async () => {
  const words = 'Nothing else opens your account. Set a password first.';
  const refuse = () => {
    throw refusal('does-not-apply', words, {});
  };
  const shown = show([acme], { answers: { 'DELETE /api/user/identities/{provider}': refuse } });
  await shown.user.click(await screen.findByRole('button', { name: 'Disconnect Acme' }));
  await confirm(shown, 'Disconnect');
  expect(await within(screen.getByRole('dialog')).findByText(words)).toBeVisible();
});

it('has no such section on a site without providers, for who has linked none', async () => {
  const shown = show([], { social: false });
  await waitFor(() => expect(askedOf(shown, 'GET /api/user/identities')).toHaveLength(1));
  expect(screen.queryByRole('heading', { name: 'Accounts elsewhere' })).toBeNull();
});

it('still shows what was linked when the site has that provider no more', async () => {
  show([acme], { social: false });
  expect(await screen.findByRole('button', { name: 'Disconnect Acme' })).toBeVisible();
});
