import { renderAt } from '@tabi/shared/testing';
import { Link } from '@tabi/shared/router';
import { fireEvent, screen } from '@testing-library/react';
import { useArrival } from './use-arrival.ts';

const { dataset } = document.documentElement;

/** What the browser passes over, as one that lays out would say. */
const passedOver = (text: string) =>
  Object.assign(Element.prototype, {
    checkVisibility(this: Element) {
      return this.textContent !== text;
    },
  });

function Arriving() {
  useArrival();
  return (
    <>
      <main>
        <section aria-label="Near">
          <p>near</p>
        </section>
        <section aria-label="Between">
          <p>far</p>
        </section>
        <section aria-label="Far">
          <p>far</p>
        </section>
      </main>
      <a href="#far">A part</a>
      <Link to="/elsewhere">Another page</Link>
    </>
  );
}

const isKept = (name: string) => screen.getByRole('region', { name }).hasAttribute('data-laid-out');

beforeEach(() => {
  dataset['arriving'] = '';
  passedOver('far');
  Object.assign(window, { requestIdleCallback: (work: () => void) => work() });
});

it('keeps laid out what the browser has laid out', () => {
  renderAt(<Arriving />);
  expect([isKept('Near'), isKept('Far')]).toEqual([true, false]);
});

it('keeps laid out what comes near with all above it, and not what is passed over again', () => {
  renderAt(<Arriving />);
  const tell = (skipped: boolean) =>
    fireEvent(
      screen.getByRole('region', { name: 'Far' }),
      Object.assign(new Event('contentvisibilityautostatechange', { bubbles: true }), { skipped }),
    );
  tell(true);
  expect(isKept('Far')).toBe(false);
  tell(false);
  expect([isKept('Between'), isKept('Far')]).toEqual([true, true]);
});

it('ends with a link within the page, whose way has to have its true length', () => {
  renderAt(<Arriving />);
  expect(dataset['arriving']).toBe('');
  fireEvent.click(screen.getByRole('link', { name: 'A part' }));
  expect(dataset['arriving']).toBeUndefined();
});

it('ends with another page', () => {
  renderAt(<Arriving />);
  fireEvent.click(screen.getByRole('link', { name: 'Another page' }));
  expect(dataset['arriving']).toBeUndefined();
  // Its parts may be passed over for reasons of their own.
  const far = screen.getByRole('region', { name: 'Far' });
  fireEvent(far, Object.assign(new Event('contentvisibilityautostatechange', { bubbles: true }), { skipped: false }));
  expect(isKept('Far')).toBe(false);
});

it('leaves a page alone that was not come to anew', () => {
  delete dataset['arriving'];
  renderAt(<Arriving />);
  expect(isKept('Near')).toBe(false);
});
