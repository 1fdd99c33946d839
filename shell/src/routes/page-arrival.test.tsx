import { act, fireEvent, screen } from '@testing-library/react';
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
    // A device on which things may move.
    jest.spyOn(window, 'matchMedia').mockReturnValue({ matches: false } as MediaQueryList);
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

  it('jumps to the top for whoever wants as little motion as possible', async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    document.documentElement.dataset['motion'] = 'reduced';
    show();
    await user.click(screen.getByRole('link', { name: 'Next' }));
    act(() => jest.advanceTimersByTime(500));
    delete document.documentElement.dataset['motion'];
    expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'auto' });
  });

  it.each([
    ['turned the wheel', () => fireEvent.wheel(document.body)],
    ['dragged a finger', () => fireEvent.touchMove(document.body)],
    ['pressed a key', () => fireEvent.keyDown(document.body, { key: 'Tab' })],
    ['pressed a button', () => fireEvent.mouseDown(document.body, { detail: 1 })],
  ])('leaves whoever has %s meanwhile where they are', async (_, doSo) => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    show();
    await user.click(screen.getByRole('link', { name: 'Next' }));
    doSo();
    act(() => jest.advanceTimersByTime(500));
    expect(window.scrollTo).not.toHaveBeenCalled();
  });

  it('takes the second press of a double click on a link for no act on the new page', async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    show();
    await user.dblClick(screen.getByRole('link', { name: 'Next' }));
    act(() => jest.advanceTimersByTime(500));
    expect(window.scrollTo).toHaveBeenCalled();
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
