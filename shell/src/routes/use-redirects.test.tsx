import { useLocation, useNavigate } from '@tabi/shared/router';
import { renderAt } from '@tabi/shared/testing';
import { act, screen } from '@testing-library/react';
import { createRedirects } from './redirects.ts';
import { useRedirects } from './use-redirects.ts';

const redirects = createRedirects();
function Site() {
  useRedirects(redirects);
  const navigate = useNavigate();
  return (
    <>
      <output>{JSON.stringify(useLocation().state)}</output>
      <button onClick={() => void navigate('/itinerary/kyoto-1?token=old')}>Open the link</button>
      <button onClick={() => void navigate(-1)}>Back</button>
    </>
  );
}

it('takes the place of the page that cannot be shown, so that the way back does not lead there again', async () => {
  const { user, where } = renderAt(<Site />, { at: '/blog' });
  await user.click(screen.getByRole('button', { name: 'Open the link' }));
  act(() => redirects.go('/404'));
  expect(where()).toBe('/404');
  expect(screen.getByRole('status')).toHaveTextContent('{"byLink":true}');
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(where()).toBe('/blog');
  act(() => redirects.go('/404'));
  expect(screen.getByRole('status')).toHaveTextContent('{"byLink":false}');
});
