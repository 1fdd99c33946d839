import { renderAt } from '@tabi/shared/testing';
import { screen, within } from '@testing-library/react';
import { formatOrigin } from './origin-of-build.ts';
import { DevOverlay, type Overrides } from './overlay.tsx';

const rect = (left: number, top: number) => ({ left, top, right: left + 10, bottom: top + 10, width: 10, height: 10 });

function show(overrides: Overrides = [], reset = () => undefined) {
  return renderAt(
    <>
      <div data-app="mf-blog">
        <p>Stories</p>
      </div>
      <DevOverlay
        overrides={overrides}
        apps={['mf-account', 'mf-blog']}
        about={() => ({ owner: 'Blog', origin: 'abc from this site' })}
        reset={reset}
      />
    </>,
  );
}

beforeEach(() => {
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(rect(5, 7) as DOMRect);
});

it('outlines who owns what, by button and by key', async () => {
  const { user } = show();
  await user.click(screen.getByRole('button', { name: 'Who owns what' }));
  const owners = screen.getByRole('list', { name: 'Who owns what' });
  expect(within(owners).getByText('mf-blog of Blog, abc from this site')).toBeVisible();
  await user.keyboard('{Alt>}{Shift>}[KeyO]{/Shift}{/Alt}');
  expect(screen.queryByRole('list', { name: 'Who owns what' })).toBeNull();
});

it('names what stands in for a remote, and takes it back', async () => {
  const reset = jest.fn();
  const { user } = show([{ remote: 'mf-blog', origin: 'http://localhost:4103', reached: false }], reset);
  expect(screen.getByText('mf-blog from http://localhost:4103, which does not answer')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Reset' }));
  expect(reset).toHaveBeenCalledTimes(1);
});

it('offers no reset where nothing stands in', () => {
  show();
  expect(screen.queryByRole('button', { name: 'Reset' })).toBeNull();
});

it('says where a build is from', () => {
  expect(formatOrigin({ base: '/_mf/~2/mf-blog/1a2b', container: 'mf_blog_1a2b' })).toBe('1a2b from this site');
  expect(formatOrigin({ base: 'http://localhost:4103', container: 'mf_blog_9f9f' })).toBe(
    '9f9f from http://localhost:4103',
  );
  expect(formatOrigin(undefined)).toBe('no build');
});
