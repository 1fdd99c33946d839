import { screen } from '@testing-library/react';
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
