import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, useLocation } from '@tabi/shared/router';
import { renderAt } from '@tabi/shared/testing';
import { PageArrival } from './page-arrival.tsx';

function Site() {
  const { pathname } = useLocation();
  return (
    <>
      <Link to="/next">Next</Link>
      <main id="page" tabIndex={-1}>
        {pathname === '/next' ? <h1>Next page</h1> : pathname}
      </main>
      <PageArrival page={pathname} />
    </>
  );
}

const show = () => renderAt(<Site />);

describe('arriving on a page', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    window.scrollTo = jest.fn() as typeof window.scrollTo;
  });
  afterEach(() => jest.useRealTimers());

  it('leaves the first page as it is', () => {
    show();
    act(() => jest.runAllTimers());
    expect(window.scrollTo).not.toHaveBeenCalled();
    expect(document.body).toHaveFocus();
  });

  it('puts the focus on the new page and scrolls up half a second later', async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    show();
    await user.click(screen.getByRole('link', { name: 'Next' }));
    expect(screen.getByRole('heading', { name: 'Next page' })).toHaveFocus();
    act(() => jest.advanceTimersByTime(499));
    expect(window.scrollTo).not.toHaveBeenCalled();
    act(() => jest.advanceTimersByTime(1));
    expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' });
  });

  it('announces the page by its title', async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    show();
    await user.click(screen.getByRole('link', { name: 'Next' }));
    document.title = 'Next page · Tabi';
    act(() => jest.advanceTimersByTime(500));
    expect(screen.getByRole('status')).toHaveTextContent('Next page · Tabi');
  });
});
