import { aPlaceInFull, renderAt } from '@tabi/shared/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useNavigate } from '@tabi/shared/router';
import { Dialog } from '@tabi/shared/ui-overlay';
import { useState } from 'react';
import { Gallery } from './gallery.tsx';

beforeAll(() => import('@tabi/shared/ui-overlay'));

const hours = ['at noon', 'at sunset', 'from close by', 'at dawn', 'at dusk', 'in the afternoon'];
const images = hours.map((words, index) => ({
  url: `/art/place/place-1/gallery-1024-00000000000${index}.webp`,
  tint: '#937064',
  words,
}));

function Back() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => void navigate(-1)}>
      Back
    </button>
  );
}
const show = () =>
  renderAt(
    <>
      <Gallery place={aPlaceInFull(1, { images })} />
      <Back />
    </>,
    { at: '/destinations/town-1/attractions/place-1?from=list' },
  );
const opener = (number: number) => screen.getByRole('button', { name: new RegExp(`^Place 1, picture ${number} of 6`) });
const lightbox = () => screen.findByRole('dialog', { name: 'Place 1' });

it('shows four pictures of 1024 by 800 first and all on request', async () => {
  const { user } = show();
  const pictures = () => screen.getAllByRole('img', { name: /^Place 1, picture/ });
  expect(pictures()).toHaveLength(4);
  for (const picture of pictures())
    expect([picture.getAttribute('width'), picture.getAttribute('height')]).toEqual(['1024', '800']);
  expect(pictures()[0]).toHaveAttribute('src', images[0]?.url);
  await user.click(screen.getByRole('button', { name: 'Show all 6 pictures' }));
  expect(pictures()).toHaveLength(6);
});

it('opens at the picture that was pressed and says which it is', async () => {
  const { user } = show();
  await user.click(opener(3));
  const dialog = within(await lightbox());
  expect(dialog.getByRole('status')).toHaveTextContent('Picture 3 of 6, from close by');
  expect(dialog.getByRole('img', { name: 'Place 1, from close by' })).toBeInTheDocument();
});

it('goes by arrows, Home and End, and stops at either end', async () => {
  const { user } = show();
  await user.click(opener(1));
  const status = within(await lightbox()).getByRole('status');
  for (const [key, number] of [
    ['ArrowLeft', 1],
    ['ArrowRight', 2],
    ['End', 6],
    ['ArrowRight', 6],
    ['ArrowLeft', 5],
    ['Home', 1],
  ]) {
    await user.keyboard(`{${key}}`);
    expect(status).toHaveTextContent(`Picture ${number} of 6`);
  }
});

it('goes by its buttons', async () => {
  const { user } = show();
  await user.click(opener(1));
  const dialog = within(await lightbox());
  await user.click(dialog.getByRole('button', { name: 'Next picture' }));
  expect(dialog.getByRole('status')).toHaveTextContent('Picture 2 of 6, at sunset');
  await user.click(dialog.getByRole('button', { name: 'Previous picture' }));
  expect(dialog.getByRole('button', { name: 'Previous picture' })).toHaveAttribute('aria-disabled', 'true');
});

it('closes by Escape, gives the focus back, and leaves no entry behind', async () => {
  const { user, where } = show();
  await user.click(opener(2));
  await lightbox();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(opener(2)).toHaveFocus());
  expect(where()).toBe('/destinations/town-1/attractions/place-1?from=list');
  await user.click(opener(2));
  await lightbox();
});

it('is closed by going back, which stays on the page', async () => {
  const { user, where } = show();
  await user.click(opener(2));
  await lightbox();
  fireEvent.click(screen.getByText('Back'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(where()).toBe('/destinations/town-1/attractions/place-1?from=list');
});

it('closes alone inside a dialog that shows the place, as in an itinerary', async () => {
  function InTrip() {
    const [open, setOpen] = useState(true);
    return (
      <Dialog open={open} onClose={() => setOpen(false)} title="A stop of the trip">
        <Gallery place={aPlaceInFull(1, { images })} />
      </Dialog>
    );
  }
  const { user } = renderAt(<InTrip />);
  await user.click(await screen.findByRole('button', { name: /^Place 1, picture 2 of 6/ }));
  await lightbox();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Place 1' })).toBeNull());
  expect(screen.getByRole('dialog', { name: 'A stop of the trip' })).toBeVisible();
  await waitFor(() => expect(opener(2)).toHaveFocus());
});

it('names the author and the licence of a photograph, with links to both', async () => {
  const credit = {
    author: 'Aiko Tanaka',
    licence: 'CC BY-SA 4.0',
    licence_url: 'https://creativecommons.org/licenses/by-sa/4.0/',
    source_url: 'https://commons.wikimedia.org/wiki/File:A.jpg',
  };
  const photograph = { url: '/art/photo/town-1--place-1-1/gallery-1024-00000000000f.webp', tint: '#937064', credit };
  const { user } = renderAt(<Gallery place={aPlaceInFull(1, { images: [photograph, ...images] })} />);
  await user.click(screen.getByRole('button', { name: /^Place 1, picture 1 of 7/ }));
  const dialog = within(await lightbox());
  expect(dialog.getByRole('link', { name: 'Aiko Tanaka' })).toHaveAttribute('href', credit.source_url);
  expect(dialog.getByRole('link', { name: 'CC BY-SA 4.0' })).toHaveAttribute('href', credit.licence_url);
});
