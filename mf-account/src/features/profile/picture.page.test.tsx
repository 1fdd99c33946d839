import { links } from '@tabi/shared/links';
import { aUser, fakeApi, renderAt } from '@tabi/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { useEffect } from 'react';
import type { Area } from 'react-easy-crop';
import { sizeOf, squareOf } from './api/square-of.ts';
import { Page } from './profile.page.tsx';

// Cut by a canvas, which these tests do not have; the journeys of a real browser do.
jest.mock('./api/square-of.ts', () => ({ sizeOf: jest.fn(), squareOf: jest.fn() }));
const part = { x: 25, y: 0, width: 50, height: 100 };
const pixels = { x: 200, y: 0, width: 400, height: 400 };
type Cropping = { onCropAreaChange: (part: Area, pixels: Area) => void };
jest.mock('react-easy-crop', () => ({
  __esModule: true,
  default: function FakeCropper({ onCropAreaChange }: Cropping) {
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, as the real one does when it knows its size
    useEffect(() => onCropAreaChange(part, pixels), []);
    return null;
  },
}));
// Fetched only when it is needed: here beforehand, so that no test waits for its compilation.
beforeAll(() => import('./components/crop-dialog.tsx'));
const square = new File(['square'], 'picture', { type: 'image/webp' });
beforeEach(() => {
  jest.mocked(sizeOf).mockReset().mockResolvedValue({ width: 800, height: 400 });
  jest.mocked(squareOf).mockReset().mockResolvedValue(square);
});

const whole = new File(['whole'], 'me.png', { type: 'image/png' });
const show = () => {
  const never = () => new Promise<never>(() => undefined);
  const api = fakeApi({
    'GET /api/user/sessions': never,
    'GET /api/user/security': never,
    'GET /api/user/identities': never,
    'POST /api/user/avatar': { results: aUser({ avatar: '/files/avatars/abc-256.webp' }) },
  });
  const state = { session: { status: 'user', user: aUser() } } as const;
  const shown = renderAt(<Page />, { at: links.profile(), path: '/profile/*', api, state });
  const sent = () => api.asked.filter(({ call }) => call === 'POST /api/user/avatar').map(({ input }) => input);
  return { sent, choose: () => shown.user.upload(screen.getByLabelText('Your picture'), whole), ...shown };
};
const inDialog = async () => within(await screen.findByRole('dialog', { name: 'What is seen of it?' }));

it('is sent as the part that was chosen', async () => {
  const { sent, choose, user, state } = show();
  await choose();
  await user.click((await inDialog()).getByRole('button', { name: 'Use this part' }));
  await waitFor(() => expect(state.session.user?.avatar).toBe('/files/avatars/abc-256.webp'));
  expect(sent()).toEqual([{ body: { avatar: square } }]);
  expect(squareOf).toHaveBeenCalledWith(expect.stringMatching(/^data:image\/png/), pixels);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('is not sent when somebody thinks better of it', async () => {
  const { sent, choose, user } = show();
  await choose();
  await user.click((await inDialog()).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent()).toEqual([]);
});

it('is sent whole where the browser cannot show it', async () => {
  jest.mocked(sizeOf).mockResolvedValue(null);
  const { sent, choose } = show();
  await choose();
  await waitFor(() => expect(sent()).toEqual([{ body: { avatar: whole } }]));
});

it('is sent whole where the browser shows it and cannot cut it', async () => {
  jest.mocked(squareOf).mockRejectedValue(new Error('No canvas.'));
  const { sent, choose, user } = show();
  await choose();
  await user.click((await inDialog()).getByRole('button', { name: 'Use this part' }));
  await waitFor(() => expect(sent()).toEqual([{ body: { avatar: whole } }]));
});
