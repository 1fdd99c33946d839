import type { Review } from '@tabi/shared/contracts/reviews';
import { pressNotice, takeSignInWish } from '@tabi/shared/state';
import { aPageOf, aReview, fakeApi, refusal, renderAt, seeEverything, type FakeAnswers } from '@tabi/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { Reviews } from './reviews.tsx';

const user = {
  id: 1,
  name: 'Mai',
  email: 'mai@example.com',
  setting: {},
} as never;
const answer = (data: Review[], page = 1, last = 1) => ({
  ...aPageOf(data, page, last),
  per_page: 5,
  summary: { rating: data.length > 0 ? 4.25 : null, review_count: data.length },
});
const posted = { results: aReview(9, { mine: true }), summary: { rating: 4, review_count: 1 } };

// Fetched when somebody comes near it: here beforehand, so that no test waits for its compilation.
beforeAll(() => import('../components/review-form.tsx'));
beforeEach(seeEverything);

const show = async (answers: FakeAnswers = {}, signedIn = true) => {
  const api = fakeApi({ 'GET /api/reviews': answer([aReview(1)]), 'POST /api/reviews': posted, ...answers });
  const state = {
    session: signedIn ? ({ status: 'user', user } as const) : ({ status: 'guest', user: null } as const),
  };
  const of = { resource: 'PointOfInterest', id: 7, slug: 'temple', name: 'Temple' } as const;
  const shown = { api, ...renderAt(<Reviews of={of} />, { api, state }) };
  await screen.findByRole('button', { name: 'Post review' });
  return shown;
};
const text = () => screen.getByRole('textbox', { name: 'Your review' });
const star = (count: number) => screen.getByRole('radio', { name: new RegExp(`^${count} of 5`) });
const post = () => screen.getByRole('button', { name: 'Post review' });
const posts = (api: ReturnType<typeof fakeApi>) => api.asked.filter(({ call }) => call === 'POST /api/reviews');
const lists = (api: ReturnType<typeof fakeApi>) =>
  api.asked.filter(({ call }) => call === 'GET /api/reviews').map(({ input }) => (input as { query: object }).query);

describe('the list', () => {
  it('is there only when somebody has written', async () => {
    const { api } = await show({ 'GET /api/reviews': answer([]) });
    await waitFor(() => expect(lists(api)).not.toEqual([]));
    expect(screen.queryByRole('group', { name: 'Which reviews' })).toBeNull();
  });

  it('invites to be the first where nobody has', async () => {
    await show({ 'GET /api/reviews': answer([]) });
    expect(await screen.findByRole('heading', { name: 'Nobody has written about Temple yet' })).toBeVisible();
  });

  it('says how the ratings are spread, the best first', async () => {
    await show({ 'GET /api/reviews': { ...answer([aReview(1)]), stars: [1, 0, 0, 2, 12] } }, false);
    const rows = within(await screen.findByRole('list', { name: 'How the ratings are spread' })).getAllByRole(
      'listitem',
    );
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      '5 stars12 reviews',
      '4 stars2 reviews',
      '3 stars0 reviews',
      '2 stars0 reviews',
      '1 star1 review',
    ]);
  });

  it('begins with the newest and tells the average to one decimal', async () => {
    const { api } = await show({}, false);
    expect(await screen.findByText(/4\.3 \(1 review\)/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Newest', pressed: true })).toBeVisible();
    expect(lists(api)).toEqual([{ resource: 'PointOfInterest', id: 7, page: 1, filter: 'newest' }]);
  });

  it('asks anew, from page 1, when another kind is chosen', async () => {
    const { api, user } = await show({ 'GET /api/reviews': answer([aReview(1)], 1, 3) }, false);
    await user.click(await screen.findByRole('button', { name: 'Page 2' }));
    await user.click(screen.getByRole('button', { name: 'Popular' }));
    await waitFor(() => expect(lists(api)).toHaveLength(3));
    expect(lists(api).slice(1)).toMatchObject([
      { page: 2, filter: 'newest' },
      { page: 1, filter: 'popular' },
    ]);
  });
});

describe('another order or page that cannot be had', () => {
  const failing = () => {
    let down = true;
    const answers: FakeAnswers = {
      'GET /api/reviews': ({ query = {} }) => {
        if (down && (query.filter === 'popular' || query.page === 2)) throw refusal('busy', 'Tabi is resting.');
        return answer([aReview(query.filter === 'popular' ? 5 : 1, { text: `The ${query.filter} one.` })], 1, 2);
      },
    };
    return { answers, mend: () => (down = false) };
  };

  it('is said in place of the reviews, and asked for again', async () => {
    const { answers, mend } = failing();
    const { user } = await show(answers, false);
    expect(await screen.findByText('The newest one.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Popular' }));
    expect(await screen.findByRole('heading', { name: 'These reviews cannot be shown right now' })).toBeVisible();
    expect(screen.queryByText('The newest one.')).not.toBeInTheDocument();
    mend();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('The popular one.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });

  it('leaves the way back to those that were there', async () => {
    const { user } = await show(failing().answers, false);
    await user.click(await screen.findByRole('button', { name: 'Page 2' }));
    expect(await screen.findByRole('heading', { name: 'These reviews cannot be shown right now' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
    await user.click(screen.getByRole('button', { name: 'Page 1' }));
    expect(await screen.findByText('The newest one.')).toBeVisible();
  });
});

describe('writing one', () => {
  it('says how long it may be', async () => {
    await show();
    expect(text()).toHaveAccessibleDescription('3 to 4,000 letters.');
  });

  it('needs more than two characters', async () => {
    const { user } = await show();
    await user.type(text(), 'ok');
    expect(post()).toBeDisabled();
    await user.type(text(), '!');
    expect(post()).toBeEnabled();
  });

  it('needs a star, and goes to the stars for it', async () => {
    const { user, api } = await show();
    await user.type(text(), 'Lovely.');
    await user.click(post());
    expect(screen.getByRole('radiogroup')).toHaveAccessibleDescription('Choose one star to five.');
    await waitFor(() => expect(star(1)).toHaveFocus());
    expect(posts(api)).toEqual([]);
    await user.click(star(4));
    expect(post()).toBeEnabled();
  });

  it('is sent with its stars, thanked for, and the form is empty again', async () => {
    const { user, api, state } = await show();
    await user.click(star(5));
    await user.type(text(), 'Lovely.');
    await user.click(post());
    await waitFor(() => expect(state.notices).toHaveLength(1));
    expect(posts(api)).toMatchObject([
      { input: { body: { text: 'Lovely.', rating: 5, resource: 'PointOfInterest', id: 7, name: 'Mai' } } },
    ]);
    expect(state.notices).toMatchObject([
      { kind: 'alert', title: 'Response Dialog', text: 'Your review submitted successfully.', button: 'done' },
    ]);
    expect(text()).toHaveValue('');
    expect(screen.queryByRole('radio', { checked: true })).toBeNull();
  });

  it('stays as typed when the server refuses, with its reason', async () => {
    const { user, state } = await show({
      'POST /api/reviews': () => {
        throw refusal('reviewed-already', 'You have reviewed this already.');
      },
    });
    await user.click(star(2));
    await user.type(text(), 'Again.');
    await user.click(post());
    await waitFor(() =>
      expect(state.notices).toMatchObject([
        { title: 'Response Dialog', text: 'You have reviewed this already.', button: 'done' },
      ]),
    );
    expect(text()).toHaveValue('Again.');
  });
});

describe('a guest', () => {
  it('is asked to sign in on posting, and finds the text again afterwards', async () => {
    const { user, state } = await show({}, false);
    await user.type(text(), 'Lovely.');
    await user.click(post());
    expect(text()).toHaveValue('');
    expect(state.overlay).toMatchObject({ kind: 'auth', mode: 'sign-in' });
    act(() => takeSignInWish(state)?.());
    expect(text()).toHaveValue('Lovely.');
  });

  it('is asked to sign in on rating, and no star stays', async () => {
    const { user, state } = await show({}, false);
    await user.click(star(3));
    expect(state.overlay).toMatchObject({ kind: 'auth', mode: 'sign-in' });
    expect(screen.queryByRole('radio', { checked: true })).toBeNull();
  });
});

describe('a review of one’s own', () => {
  const mine = aReview(1, { mine: true, text: 'Nice.', rating: 3 });
  const own = { 'GET /api/reviews': answer([mine]) };

  it('can be changed', async () => {
    const { user, api } = await show({
      ...own,
      'PATCH /api/reviews/{id}': { results: mine, summary: { rating: 3, review_count: 1 } },
    });
    await user.click(await screen.findByRole('button', { name: 'Change' }));
    const [written] = screen.getAllByRole('textbox', { name: 'Your review' });
    expect(written).toHaveValue('Nice.');
    await user.type(written as HTMLElement, ' Very.');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await screen.findByRole('button', { name: 'Change' });
    expect(api.asked).toContainEqual({
      call: 'PATCH /api/reviews/{id}',
      input: { params: { id: mine.id }, body: { text: 'Nice. Very.', rating: 3 } },
    });
  });

  it('can be taken back, and that undone', async () => {
    const { user, api, state } = await show({
      ...own,
      'DELETE /api/reviews/{id}': { message: 'Gone.', summary: { rating: null, review_count: 0 } },
    });
    await user.click(await screen.findByRole('button', { name: 'Take back' }));
    await waitFor(() => expect(state.notices).toMatchObject([{ kind: 'toast', button: 'Undo' }]));
    act(() => pressNotice(state, state.notices[0]?.id ?? 0));
    await waitFor(() => expect(posts(api)).toMatchObject([{ input: { body: { text: 'Nice.', rating: 3 } } }]));
  });
});

it('asks a guest who praises a review to sign in', async () => {
  const { user, state } = await show({ 'GET /api/reviews': answer([aReview(2, { helpful: 3 })]) }, false);
  await user.click(await screen.findByRole('button', { name: 'Helpful (3)' }));
  expect(state.overlay).toMatchObject({ kind: 'auth', mode: 'sign-in' });
});
