import type { Passkey, Security } from '@tabi/shared/contracts/second-factor';
import { links } from '@tabi/shared/links';
import { aUser, fakeApi, refusal, renderAt, type FakeAnswers } from '@tabi/shared/testing';
import * as webauthn from '@simplewebauthn/browser';
import { screen, waitFor, within } from '@testing-library/react';
import { Page } from './profile.page.tsx';

jest.mock('@simplewebauthn/browser', () => ({
  browserSupportsWebAuthn: jest.fn(() => true),
  startRegistration: jest.fn(),
}));
const { browserSupportsWebAuthn, startRegistration } = jest.mocked(webauthn);
beforeEach(() => {
  browserSupportsWebAuthn.mockReturnValue(true);
  startRegistration.mockReset().mockResolvedValue(made as never);
});

const made = { id: 'key', rawId: 'key', type: 'public-key', clientExtensionResults: {}, response: {} };
const options = {
  rp: { name: 'Tabi' },
  user: { id: 'bWFp', name: 'mai@example.com', displayName: 'Mai' },
  challenge: 'c2lnbiB0aGlz',
  pubKeyCredParams: [{ alg: -7, type: 'public-key' }],
};
const passkey: Passkey = {
  id: '0b1e0000-0000-4000-8000-000000000001',
  name: 'My phone',
  added_at: '2026-11-20T09:05:00.000Z',
  used_at: null,
};
const off: Security = { second_factor: false, authenticator_since: null, passkeys: [], recovery_codes_left: 0 };
const on: Security = {
  second_factor: true,
  authenticator_since: '2026-11-20T09:05:00.000Z',
  passkeys: [],
  recovery_codes_left: 9,
};
const codes = ['k7wd-m3xq-9hzp-c4tr', 'aaaa-bbbb-cccc-dddd'];

const show = (security: Security, answers: FakeAnswers = {}, user = aUser()) => {
  const api = fakeApi({ 'GET /api/user/security': { results: security }, ...answers });
  const state = { session: { status: 'user', user } } as const;
  return { api, ...renderAt(<Page />, { at: links.profile(), path: '/profile/*', api, state }) };
};
const region = async (name: string) => within(await screen.findByRole('region', { name }));
const press = async ({ user }: ReturnType<typeof show>, name: string) =>
  user.click(await screen.findByRole('button', { name }));
const typePassword = async ({ user }: ReturnType<typeof show>) =>
  user.type(await screen.findByLabelText('Your password'), 'three rainy days');
const askedOf = ({ api }: ReturnType<typeof show>, call: string) =>
  api.asked.filter((one) => one.call === call).map(({ input }) => input);

it('adds an authenticator app: the password, the picture, a code, and the recovery codes once', async () => {
  const shown = show(off, {
    'POST /api/user/authenticator': {
      results: { secret: 'ABCDEFGHIJ', url: 'otpauth://totp/Tabi:mai?secret=ABCDEFGHIJ' },
    },
    'PUT /api/user/authenticator': { results: { ...on, recovery_codes: codes } },
  });
  expect(await screen.findByText('Off: the password alone opens your account.')).toBeVisible();
  await press(shown, 'Add an app');
  await typePassword(shown);
  await press(shown, 'Go on');
  expect(await screen.findByRole('img', { name: 'Picture for your authenticator app' })).toBeVisible();
  expect(screen.getByText('ABCD EFGH IJ')).toBeVisible();
  await shown.user.type(screen.getByRole('textbox', { name: 'Code of the app' }), '287082');
  await press(shown, 'Confirm');
  const list = within(await screen.findByRole('list', { name: 'Recovery codes' }));
  expect(list.getAllByRole('listitem').map((item) => item.textContent)).toEqual(codes);
  await press(shown, 'I have kept them');
  expect(await screen.findByText('On: the password alone does not open your account.')).toBeVisible();
  expect(screen.getByText('9 codes left')).toBeVisible();
  expect(askedOf(shown, 'POST /api/user/authenticator')).toEqual([{ body: { password: 'three rainy days' } }]);
  expect(askedOf(shown, 'PUT /api/user/authenticator')).toEqual([{ body: { code: '287082' } }]);
});

it('says at its field that the password or the code is not right, and keeps what was typed', async () => {
  const refuse = (field: string, words: string) => () => {
    throw refusal('wrong-password', words, { [field]: [words] });
  };
  const shown = show(off, { 'POST /api/user/authenticator': refuse('password', 'This is not your password.') });
  await press(shown, 'Add an app');
  await typePassword(shown);
  await press(shown, 'Go on');
  const field = screen.getByLabelText('Your password');
  await waitFor(() => expect(field).toHaveAccessibleDescription('This is not your password.'));
  expect(field).toHaveValue('three rainy days');
});

it('asks nobody for a password who has none', async () => {
  const results = { secret: 'ABCD', url: 'otpauth://totp/Tabi:mai?secret=ABCD' };
  const shown = show(off, { 'POST /api/user/authenticator': { results } }, aUser({ has_password: false }));
  await press(shown, 'Add an app');
  expect(screen.queryByLabelText('Your password')).toBeNull();
  await press(shown, 'Go on');
  expect(await screen.findByRole('textbox', { name: 'Code of the app' })).toBeVisible();
});

it.each([
  ['Remove the app', 'Remove it', 'DELETE /api/user/authenticator', { password: 'three rainy days' }],
  ['Turn it off', 'Turn it off', 'PUT /api/user/second-factor', { on: false, password: 'three rainy days' }],
] as const)('asks for the password before it does this: %s', async (button, confirm, call, body) => {
  const shown = show(on, { [call]: { results: off } } as FakeAnswers);
  await press(shown, button);
  await typePassword(shown);
  const dialog = within(screen.getByRole('dialog'));
  await shown.user.click(dialog.getByRole('button', { name: confirm }));
  expect(await screen.findByText('Off: the password alone opens your account.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(askedOf(shown, call)).toEqual([{ body }]);
});

it('shows new recovery codes once', async () => {
  const shown = show(on, {
    'POST /api/user/recovery-codes': { results: { ...on, recovery_codes_left: 10, recovery_codes: codes } },
  });
  await press(shown, 'Make new codes');
  await typePassword(shown);
  await press(shown, 'Make new ones');
  expect(await screen.findByText(codes[0]!)).toBeVisible();
  await shown.user.keyboard('{Escape}');
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  expect(screen.getByText(codes[0]!)).toBeVisible();
  await press(shown, 'I have kept them');
  await waitFor(() => expect(screen.queryByText(codes[0]!)).toBeNull());
  expect(screen.getByText('10 codes left')).toBeVisible();
});

it('adds a passkey with the password, and says that it has not been used', async () => {
  const shown = show(off, {
    'POST /api/user/passkeys/options': { results: options },
    'POST /api/user/passkeys': { results: { ...off, passkeys: [passkey] } },
  });
  await press(shown, 'Add a passkey');
  const name = await screen.findByRole('textbox', { name: 'Name' });
  await shown.user.clear(name);
  await shown.user.type(name, 'My phone');
  await typePassword(shown);
  await press(shown, 'Add it');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const list = await region('Passkeys');
  expect(await list.findByText('My phone')).toBeVisible();
  expect(list.getByText(/^Added .*, not used yet$/)).toBeVisible();
  expect(startRegistration).toHaveBeenCalledWith({ optionsJSON: options });
  expect(askedOf(shown, 'POST /api/user/passkeys')).toEqual([{ body: { name: 'My phone', passkey: made } }]);
  // With a passkey a second step can be asked for.
  expect(await screen.findByRole('button', { name: 'Turn it on' })).toBeVisible();
});

it('says that the browser made none, and lets it be tried again', async () => {
  startRegistration.mockRejectedValue(new DOMException('Not allowed', 'NotAllowedError'));
  const shown = show(off, { 'POST /api/user/passkeys/options': { results: options } });
  await press(shown, 'Add a passkey');
  await typePassword(shown);
  await press(shown, 'Add it');
  expect(await screen.findByRole('alert')).toHaveTextContent(/^The browser made no passkey/);
  expect(screen.getByRole('button', { name: 'Add it' })).toBeEnabled();
});

it('renames a passkey, and takes it away with the password', async () => {
  const renamed = { ...passkey, name: 'The old phone' };
  const shown = show(
    { ...off, passkeys: [passkey] },
    {
      'PATCH /api/user/passkeys/{id}': { results: { ...off, passkeys: [renamed] } },
      'DELETE /api/user/passkeys/{id}': { results: off },
    },
  );
  await press(shown, 'Rename My phone');
  const name = await screen.findByRole('textbox', { name: 'Name' });
  await shown.user.clear(name);
  await shown.user.type(name, 'The old phone');
  await press(shown, 'Save');
  await press(shown, 'Remove The old phone');
  await typePassword(shown);
  await press(shown, 'Remove it');
  await waitFor(() => expect(screen.queryByText('The old phone')).toBeNull());
  expect(askedOf(shown, 'DELETE /api/user/passkeys/{id}')).toEqual([
    { params: { id: passkey.id }, body: { password: 'three rainy days' } },
  ]);
});

it('says so where the browser makes no passkeys', async () => {
  browserSupportsWebAuthn.mockReturnValue(false);
  show(off);
  const part = await region('Passkeys');
  expect(await part.findByText('This browser cannot make passkeys.')).toBeVisible();
  expect(part.queryByRole('button')).toBeNull();
});
