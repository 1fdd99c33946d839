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
          <ul>
            <li data-part="" aria-label="A card">
              <p>far</p>
            </li>
            <li data-part="" aria-label="The last card">
              <p>far</p>
            </li>
          </ul>
        </section>
      </main>
      <a href="#far">A part</a>
      <Link to="/elsewhere">Another page</Link>
    </>
  );
}

const isKept = (name: string) => screen.getByLabelText(name).hasAttribute('data-laid-out');
const tell = (name: string, skipped: boolean) =>
  fireEvent(
    screen.getByLabelText(name),
    Object.assign(new Event('contentvisibilityautostatechange', { bubbles: true }), { skipped }),
  );

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
  tell('Far', true);
  expect(isKept('Far')).toBe(false);
  tell('Far', false);
  expect([isKept('Between'), isKept('Far'), isKept('A card')]).toEqual([true, true, false]);
});

it('keeps all cards of a list with the first that comes near', () => {
  renderAt(<Arriving />);
  tell('A card', false);
  expect([isKept('A card'), isKept('The last card')]).toEqual([true, true]);
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
  tell('Far', false);
  expect(isKept('Far')).toBe(false);
});

it('leaves a page alone that was not come to anew', () => {
  delete dataset['arriving'];
  renderAt(<Arriving />);
  expect(isKept('Near')).toBe(false);
});
