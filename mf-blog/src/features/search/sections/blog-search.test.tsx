import { links } from '@tabi/shared/links';
import { aPageOf, aPost, fakeApi, renderAt } from '@tabi/shared/testing';
import { screen } from '@testing-library/react';
import { BlogSearch } from './blog-search.tsx';

// Fetched only when somebody turns to the field: here beforehand, so that no test waits for its compilation.
beforeAll(() => import('@tabi/shared/ui-overlay'));

const trains = aPost(1, { title: 'Night trains' });
const show = () => {
  const api = fakeApi({ 'GET /api/blog': ({ query }) => aPageOf(query?.keyword === 'trains' ? [trains] : []) });
  return { api, ...renderAt(<BlogSearch />, { at: links.blog(), api }) };
};
/** Its suggestions come with the first touch. */
const type = async ({ user }: ReturnType<typeof show>, words: string) => {
  await user.click(screen.getByPlaceholderText('Search blog'));
  await user.click(await screen.findByRole('combobox'));
  await user.paste(words);
};

it('asks for more than three characters, once, when typing has paused', async () => {
  const shown = show();
  await type(shown, 'tra');
  await shown.user.paste('ins');
  expect(await screen.findByRole('option', { name: /Night trains/ })).toBeVisible();
  expect(shown.api.asked).toEqual([{ call: 'GET /api/blog', input: { query: { keyword: 'trains', per_page: 12 } } }]);
});

it('opens the story that is picked', async () => {
  const shown = show();
  await type(shown, 'trains');
  await shown.user.click(await screen.findByRole('option', { name: /Night trains/ }));
  expect(shown.where()).toBe('/blog/post/story-1');
});

it('says when no story mentions it', async () => {
  const shown = show();
  await type(shown, 'submarines');
  expect(await screen.findByText('No story mentions “submarines”.')).toBeVisible();
});

it('searches for the typed words on Enter, whatever is suggested', async () => {
  const shown = show();
  await type(shown, 'trains');
  await screen.findByRole('option', { name: /Night trains/ });
  await shown.user.keyboard('{Enter}');
  expect(shown.where()).toBe('/blog/?q=trains');
});
