import { screen } from '@testing-library/react';
import { Link } from '../router/router.ts';
import { renderAt } from '../testing/render-at.tsx';
import { usePageLink } from './page-link.ts';
import type { RemoteLoader } from './remotes-context.tsx';

const paths: Record<string, string> = { nightTrains: '/blog/trains/:line', profile: '/profile/*' };
const remotes: RemoteLoader = {
  peek: () => undefined,
  load: () => Promise.reject(new Error('This test loads nothing.')),
  forget: () => undefined,
  styles: () => [],
  pathOf: (page) => paths[page],
};

function Links() {
  const linkTo = usePageLink();
  return (
    <>
      <Link to={linkTo('nightTrains', { line: 'a b' })}>a line</Link>
      <Link to={linkTo('profile')}>the profile</Link>
      <Link to={linkTo('gone')}>a page that is gone</Link>
    </>
  );
}

it('a page is linked to by its name and what its path asks for', () => {
  renderAt(<Links />, { remotes });
  const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual(['/blog/trains/a%20b', '/profile', '/404']);
});
