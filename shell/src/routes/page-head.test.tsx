import { request, type PageRoute } from '@tabi/shared/federation';
import { Link } from '@tabi/shared/router';
import { aStory, fakeApi, refusal, renderAt } from '@tabi/shared/testing';
import { useLocation } from '@tabi/shared/router';
import { screen, waitFor } from '@testing-library/react';
import { PageHead } from './page-head.tsx';
import { createRouteTable } from './route-table.ts';

const table = createRouteTable({
  'mf-blog': {
    owner: 'Blog',
    pages: [
      {
        name: 'blog',
        path: '/blog',
        title: 'Blog',
        render: 'server',
        children: [{ path: 'post/:id', title: 'Story' }, { path: 'both/:id/:other' }],
      },
    ],
  },
});
const post = (id: string | undefined) => request('GET /api/post/{id}', { params: { id: id ?? '' } });

/** Asks for as many posts as the address names. */
const route: PageRoute = {
  page: async () => ({ Page: () => null }),
  data: ({ params }) => [params['id'], params['other']].filter(Boolean).map(post),
  head: ({ params }, read) => {
    const titles = [params['id'], params['other']].flatMap((id) =>
      id ? (read('GET /api/post/{id}', { params: { id } })?.results.title ?? []) : [],
    );
    // Story 8 was once called 80.
    const canonical = params['id'] === '80' ? { canonical: '/blog/post/8' } : {};
    return titles.length > 0 ? { title: titles.join(' and '), ...canonical } : {};
  },
};

function Pages() {
  const { pathname, search, hash } = useLocation();
  return (
    <>
      <output>{pathname + search + hash}</output>
      <PageHead match={table.match(pathname)} route={route} table={table} />
      {['/blog', '/blog/post/7', '/blog/post/80?from=home#end', '/blog/both/7/8'].map((to) => (
        <Link key={to} to={to}>
          {to}
        </Link>
      ))}
    </>
  );
}

it('a page may ask for more or fewer things than the one before it', async () => {
  const answer = ({ params }: { params: { id: string } }) => ({ results: aStory(Number(params.id)) });
  const api = fakeApi({ 'GET /api/post/{id}': answer as never });
  const { user } = renderAt(<Pages />, { at: '/blog', api });
  expect(document.title).toBe('Blog · Tabi');
  await user.click(screen.getByRole('link', { name: '/blog/both/7/8' }));
  await waitFor(() => expect(document.title).toBe('Story 7 and Story 8 · Tabi'));
  await user.click(screen.getByRole('link', { name: '/blog/post/7' }));
  await waitFor(() => expect(document.title).toBe('Story 7 · Tabi'));
  await user.click(screen.getByRole('link', { name: '/blog' }));
  await waitFor(() => expect(document.title).toBe('Blog · Tabi'));
});

it('a page that names nothing itself has the title of its description', async () => {
  const api = fakeApi({ 'GET /api/post/{id}': (() => new Promise(() => undefined)) as never });
  renderAt(<Pages />, { at: '/blog/post/9', api });
  await waitFor(() => expect(document.title).toBe('Story · Tabi'));
});

it('an old address of a page gives way to the one that it has now', async () => {
  const api = fakeApi({ 'GET /api/post/{id}': { results: aStory(8) } });
  const { user } = renderAt(<Pages />, { at: '/blog', api });
  await user.click(screen.getByRole('link', { name: '/blog/post/80?from=home#end' }));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('/blog/post/8?from=home#end'));
});

it.each([
  ['leads to "not found"', undefined, undefined],
  ['is told by the page alone where it says so itself', true, true],
] as const)('what is not there %s', async (_, saysWhatIsMissing, background) => {
  const call = jest.fn().mockRejectedValue(refusal('not-found', 'We could not find that.'));
  const own = saysWhatIsMissing ? { ...route, saysWhatIsMissing } : route;
  const at = '/blog/post/9';
  renderAt(<PageHead match={table.match(at)} route={own} table={table} />, { at, api: { call } });
  await waitFor(() => expect(call).toHaveBeenCalledWith('GET /api/post/{id}', { params: { id: '9' } }, { background }));
});
