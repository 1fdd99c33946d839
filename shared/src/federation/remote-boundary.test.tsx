import { act, screen } from '@testing-library/react';
import { renderAt } from '../testing/render-at.tsx';
import { RemoteBoundary } from './remote-boundary.tsx';
import { RemoteError } from './remote-error.ts';
import type { RemoteLoader } from './remotes-context.tsx';

const loaderWith = (over: Partial<RemoteLoader>): RemoteLoader => ({
  peek: () => undefined,
  load: () => Promise.reject(new Error('This test loads nothing.')),
  forget: () => undefined,
  styles: () => [],
  ...over,
});

// React says in the console what a boundary caught.
beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));

it('what a remote could not show is reported with its name, once for each try', async () => {
  const report = jest.fn();
  const failure = new RemoteError('mf-blog', 'timeout');
  const Broken = () => {
    throw failure;
  };
  const { user } = renderAt(
    <RemoteBoundary remote="mf-blog" fallback={(error, retry) => <button onClick={retry}>{error.failure}</button>}>
      {() => <Broken />}
    </RemoteBoundary>,
    { remotes: loaderWith({ report }) },
  );
  expect(report.mock.calls).toEqual([['mf-blog', failure]]);
  await user.click(screen.getByRole('button', { name: 'timeout' }));
  expect(report).toHaveBeenCalledTimes(2);
});

it('a try after a failure forgets what failed, and shows what comes then', async () => {
  const forget = jest.fn();
  const Once = ({ attempt }: { attempt: number }) => {
    if (attempt === 0) throw new Error('not yet');
    return <p>The stories</p>;
  };
  const { user } = renderAt(
    <RemoteBoundary remote="mf-blog" fallback={(error, retry) => <button onClick={retry}>{error.failure}</button>}>
      {(attempt) => <Once attempt={attempt} />}
    </RemoteBoundary>,
    { remotes: loaderWith({ forget }) },
  );
  await user.click(screen.getByRole('button', { name: 'broken' }));
  expect(forget).toHaveBeenCalledWith('mf-blog');
  expect(screen.getByText('The stories')).toBeVisible();
});

describe('a part that has a name', () => {
  const note = (error: RemoteError, retry: () => void) => <button onClick={retry}>{error.failure}</button>;

  afterEach(() => jest.useRealTimers());

  it('gives way to the build before when it throws, once', () => {
    const stepBack = jest.fn(() => true);
    const Throws = ({ attempt }: { attempt: number }) => {
      if (attempt === 0) throw new TypeError('posts is undefined');
      return <p>The stories of before</p>;
    };
    renderAt(
      <RemoteBoundary remote="mf-blog" part="widgets/LatestPosts" fallback={note}>
        {(attempt) => <Throws attempt={attempt} />}
      </RemoteBoundary>,
      { remotes: loaderWith({ stepBack }) },
    );
    expect(screen.getByText('The stories of before')).toBeVisible();
    expect(stepBack).toHaveBeenCalledWith('mf-blog', 'widgets/LatestPosts', expect.any(TypeError));
  });

  it('says so when the build before throws too', () => {
    const Throws = () => {
      throw new TypeError('posts is undefined');
    };
    renderAt(
      <RemoteBoundary remote="mf-blog" part="widgets/LatestPosts" fallback={note}>
        {() => <Throws />}
      </RemoteBoundary>,
      { remotes: loaderWith({ stepBack: () => true }) },
    );
    expect(screen.getByRole('button', { name: 'broken' })).toBeVisible();
  });

  it('comes back by itself when it can be had, says so politely, and whoever was in its note goes on there', async () => {
    jest.useFakeTimers();
    const heal = jest.fn().mockResolvedValueOnce(false).mockResolvedValue(true);
    const Late = ({ attempt }: { attempt: number }) => {
      if (attempt === 0) throw new RemoteError('mf-blog', 'unreachable');
      return <h2>The stories</h2>;
    };
    renderAt(
      <RemoteBoundary remote="mf-blog" part="widgets/LatestPosts" fallback={note}>
        {(attempt) => <Late attempt={attempt} />}
      </RemoteBoundary>,
      { remotes: loaderWith({ heal }) },
    );
    screen.getByRole('button', { name: 'unreachable' }).focus();
    await act(() => jest.advanceTimersByTimeAsync(5_000));
    expect(screen.getByRole('button', { name: 'unreachable' })).toHaveFocus();
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(screen.getByRole('heading', { name: 'The stories' })).toHaveFocus();
    expect(screen.getByRole('status')).toHaveTextContent('What was missing here is back.');
    await act(() => jest.advanceTimersByTimeAsync(600_000));
    expect(heal).toHaveBeenCalledTimes(2);
  });

  it('is looked for at once when the network is back', async () => {
    jest.useFakeTimers();
    const heal = jest.fn().mockResolvedValue(true);
    const Late = ({ attempt }: { attempt: number }) => {
      if (attempt === 0) throw new RemoteError('mf-blog', 'unreachable');
      return <h2>The stories</h2>;
    };
    renderAt(
      <RemoteBoundary remote="mf-blog" part="widgets/LatestPosts" fallback={note}>
        {(attempt) => <Late attempt={attempt} />}
      </RemoteBoundary>,
      { remotes: loaderWith({ heal }) },
    );
    await act(() => jest.advanceTimersByTimeAsync(2_500));
    expect(heal).not.toHaveBeenCalled();
    window.dispatchEvent(new Event('online'));
    await act(() => jest.advanceTimersByTimeAsync(0));
    expect(screen.getByRole('heading', { name: 'The stories' })).toBeVisible();
  });
});
