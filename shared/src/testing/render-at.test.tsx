import { screen } from '@testing-library/react';
import { ApiError } from '../api-client/api-error.ts';
import { useApi } from '../data/use-api.ts';
import { links } from '../links/links.ts';
import { Link, useParams } from '../router/router.ts';
import { useAppState } from '../state/app-state-context.ts';
import { fakeApi } from './fake-api.ts';
import { renderAt } from './render-at.tsx';

function Tags() {
  const { data, error } = useApi('GET /api/tags', { query: {} });
  if (error) return <p>refused with {error.status}</p>;
  return <p>{data ? `${data.results.length} tags` : 'wait'}</p>;
}

it('gives the page the answers of the test', async () => {
  renderAt(<Tags />, { api: fakeApi({ 'GET /api/tags': { results: [] } }) });
  expect(await screen.findByText('0 tags')).toBeInTheDocument();
});

it('keeps no answer of an earlier test', async () => {
  const api = fakeApi({
    'GET /api/tags': () => {
      throw new ApiError(503, null);
    },
  });
  renderAt(<Tags />, { api });
  expect(await screen.findByText('refused with 503')).toBeInTheDocument();
});

it('refuses an answer that does not fit the contract', async () => {
  const api = fakeApi({ 'GET /api/tags': { results: 'none' } as never });
  await expect(api.call('GET /api/tags', { query: {} })).rejects.toThrow('does not fit the contract');
});

it('gives the page its parameters', () => {
  const Page = () => <h1>{useParams()['id']}</h1>;
  renderAt(<Page />, { at: links.destination('kyoto'), path: '/destinations/:id' });
  expect(screen.getByRole('heading')).toHaveTextContent('kyoto');
});

it('tells where a link led', async () => {
  const { user, where } = renderAt(<Link to={links.aboutUs()}>About</Link>);
  await user.click(screen.getByRole('link'));
  expect(where()).toBe('/about-us');
});

it('gives the page the state of the test', () => {
  const Page = () => <p>{useAppState().currency}</p>;
  renderAt(<Page />, { state: { currency: 'JPY' } });
  expect(screen.getByText('JPY')).toBeInTheDocument();
});
