import { act, render, screen } from '@testing-library/react';
import { Component, Suspense, useSyncExternalStore, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { lazyPage } from './lazy-page.tsx';

it('a page is fetched when it is first shown, and once', async () => {
  const load = jest.fn(async () => ({ Page: () => <p>The days</p> }));
  const Page = lazyPage(load);
  expect(load).not.toHaveBeenCalled();
  render(
    <Suspense>
      <Page />
    </Suspense>,
  );
  expect(await screen.findByText('The days')).toBeVisible();
  await Page.fetch();
  expect(load).toHaveBeenCalledTimes(1);
});

it('a page that was fetched before comes to life in what the server rendered, whatever changes around it', async () => {
  const Days = () => <h3>Kinkaku-ji</h3>;
  const Page = lazyPage(async () => ({ Page: Days }));
  const trip = (Shown: typeof Days | typeof Page) => (
    <Suspense fallback="…">
      <Shown />
    </Suspense>
  );
  const root = document.createElement('div');
  root.innerHTML = renderToString(<div title="on the server">{trip(Days)}</div>);
  const heading = root.querySelector('h3');
  await Page.fetch();
  const Trip = () => {
    // As everything does that the server could not know: once the page is taken over it is rendered again.
    const known = useSyncExternalStore(
      () => () => undefined,
      () => 'in the browser',
      () => 'on the server',
    );
    return <div title={known}>{trip(Page)}</div>;
  };
  await act(async () => {
    hydrateRoot(root, <Trip />);
  });
  expect(root.querySelector('h3')).toBe(heading);
});

const siteAnswers = (there: boolean) =>
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    if (!there) throw new TypeError('Failed to fetch');
    return new Response('ok');
  });
afterEach(() => jest.restoreAllMocks());

it('a page that cannot be had offline says so, and opens when the network is back', async () => {
  siteAnswers(false);
  const load = jest.fn(async () => ({ Page: () => <p>The days</p> }));
  load.mockRejectedValueOnce(new Error('No script'));
  const Page = lazyPage(load);
  const tab = (
    <Suspense>
      <Page />
    </Suspense>
  );
  const { unmount } = render(tab);
  expect(await screen.findByRole('heading', { name: 'This needs a connection' })).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
  siteAnswers(true);
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('The days')).toBeVisible();
  unmount();
  render(tab);
  expect(screen.getByText('The days')).toBeVisible();
});

class Boundary extends Component<{ children: ReactNode }> {
  override state: { failure?: Error } = {};
  static getDerivedStateFromError = (failure: Error) => ({ failure });
  override render = () => this.state.failure?.message ?? this.props.children;
}

it('a page that cannot be had online fails as anything else does', async () => {
  siteAnswers(true);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const Page = lazyPage(() => Promise.reject(new Error('No script')));
  render(
    <Boundary>
      <Page />
    </Boundary>,
  );
  expect(await screen.findByText('No script')).toBeVisible();
});
