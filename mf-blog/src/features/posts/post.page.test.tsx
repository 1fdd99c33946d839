import type { PostDetails } from '@tabi/shared/contracts/blog';
import { links } from '@tabi/shared/links';
import {
  aPlace,
  aPost,
  aStory,
  fakeApi,
  lending,
  refusal,
  renderAt,
  type FakeAnswers,
  type RenderOptions,
} from '@tabi/shared/testing';
import type { WidgetProps } from '@tabi/shared/widgets';
import { act, screen, waitFor, within } from '@testing-library/react';
import { Page } from './post.page.tsx';

const kyoto = { id: 1, slug: 'kyoto', name: 'Kyoto' };
const signedIn = {
  status: 'user',
  user: { id: 1, name: 'Mai', email: 'mai@example.com', setting: {} } as never,
} as const;
const show = (over: Partial<PostDetails> = {}, answers: FakeAnswers = {}, options: RenderOptions = {}) => {
  const api = fakeApi({
    'GET /api/post/{id}': { results: aStory(1, over) },
    ...answers,
  });
  return { api, ...renderAt(<Page />, { at: links.post('story-1'), path: '/blog/post/:id', api, ...options }) };
};

it('shows the title of the story, its day, text and places', async () => {
  show({ locations: [kyoto] });
  expect(await screen.findByRole('heading', { level: 1, name: 'Story 1' })).toBeVisible();
  expect(screen.getByText('14 March 2026', { selector: 'article > header time' })).toBeVisible();
  expect(screen.getByText('Take the lower berth.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Kyoto' })).toHaveAttribute('href', '/destinations/kyoto');
  expect(screen.getByRole('link', { name: 'All stories from Kyoto' })).toHaveAttribute('href', '/blog/location/kyoto');
});

it('has a line for how far it is read, which is no news for who hears the page', async () => {
  const { container } = show();
  await screen.findByRole('heading', { level: 1 });
  expect(container.querySelector('.progress')).toHaveAttribute('aria-hidden', 'true');
});

it('leads to stories like it, and to the ones before and after', async () => {
  show({ related: [aPost(2), aPost(3)], previous: { slug: 'older', title: 'The older one' }, next: aPost(4) });
  const more = within(await screen.findByRole('region', { name: 'More stories' }));
  expect(more.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Story 2',
    'Story 3',
  ]);
  const steps = within(screen.getByRole('navigation', { name: 'Stories before and after' }));
  expect(steps.getByRole('link', { name: /The older one/ })).toHaveAttribute('href', '/blog/post/older');
  expect(steps.getByRole('link', { name: /Story 4/ })).toHaveAttribute('href', '/blog/post/story-4');
});

it('is whole with nothing around it', async () => {
  show();
  expect(await screen.findByText('Take the lower berth.')).toBeVisible();
  for (const name of ['Contents', 'Stories before and after'])
    expect(screen.queryByRole('navigation', { name })).toBeNull();
  for (const name of ['More stories', 'Places in this story'])
    expect(screen.queryByRole('region', { name })).toBeNull();
});

it('names its parts, each found by the address of its heading', async () => {
  show({ html: '<h2 id="part-berths">Berths</h2><p>Lower.</p><h2 id="part-tea">Tea</h2><p>At six.</p>' });
  const contents = within(await screen.findByRole('navigation', { name: 'Contents' }));
  expect(contents.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['#part-berths', '#part-tea']);
  expect(screen.getByRole('heading', { name: 'Tea' })).toHaveAttribute('id', 'part-tea');
});

it('shows the places that it speaks of, each with its page', async () => {
  show({ places: [aPlace(1, { name: 'Gion', slug: 'gion', location_slug: 'kyoto' })] });
  const places = within(await screen.findByRole('region', { name: 'Places in this story' }));
  expect(places.getByRole('link', { name: 'Gion' })).toHaveAttribute('href', '/destinations/kyoto/attractions/gion');
});

describe('a place of the story', () => {
  const gion = aPlace(1, { name: 'Gion', slug: 'gion', location_slug: 'kyoto' });
  const press = async () =>
    act(async () => (await screen.findByRole('button', { name: 'Add to a trip: Gion' })).click());
  /** Stands for the dialog that the other app lends. */
  const AddToTrip = ({ place, onClose }: WidgetProps['mf-discovery/AddToTrip']) => (
    <button type="button" onClick={onClose}>
      Trips for {place.name}
    </button>
  );

  it.each([
    ['who is signed in', { session: signedIn }],
    ['a guest', {}],
  ])('is put into a trip from here by %s', async (_who, state) => {
    const { user, state: shown } = show({ places: [gion] }, {}, { remotes: lending({ AddToTrip }), state });
    await press();
    expect(shown.overlay).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Trips for Gion' }));
    expect(screen.queryByRole('button', { name: 'Trips for Gion' })).toBeNull();
  });
});

it('passes its address on as a copied link', async () => {
  const { user, state } = show();
  await user.click(await screen.findByRole('button', { name: 'Copy link' }));
  await waitFor(() => expect(state.notices).toMatchObject([{ kind: 'toast' }]));
  expect(await navigator.clipboard.readText()).toBe(window.location.href);
});

it('offers the letter', async () => {
  show();
  const letter = within(await screen.findByRole('region', { name: 'A letter, now and then' }));
  expect(letter.getByRole('textbox', { name: 'Email' })).toBeVisible();
});

it('says what happened when the story does not come', async () => {
  show(
    {},
    {
      'GET /api/post/{id}': () => {
        throw refusal('busy', 'Tabi is resting for a moment.');
      },
    },
  );
  expect(await screen.findByRole('heading', { name: 'The story did not come' })).toBeVisible();
  expect(screen.getByText('Tabi is resting for a moment.')).toBeVisible();
});
