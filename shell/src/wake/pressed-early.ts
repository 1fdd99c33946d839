import { isAlive } from './is-alive.ts';

/** What a popover's button does, the browser does by itself. */
const buttons = 'button:not([popovertarget]), [role="button"]';
const buttonOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>(buttons) : null;

/**
 * The last button that somebody presses on the server's page before it has come to life is pressed again once it lives, and a
 * form without a button is sent again in which they have pressed Enter.
 * Links, and forms that have an address of their own, work without script and are left to the browser.
 * @param patience milliseconds after which what still is not alive is given up
 */
export function keepEarlyPresses(patience = 30_000): void {
  let pressed: HTMLElement | null = null;
  let sent: HTMLFormElement | null = null;
  let alive: HTMLFormElement | null = null;
  const hear = ({ target }: Event) => {
    const button = buttonOf(target);
    pressed = null;
    // React brings a part whose code is here to life at once, and takes this press itself.
    if (button && !isAlive(button)) setTimeout(() => (pressed = isAlive(button) ? null : button));
  };
  const hold = (event: SubmitEvent) => {
    const form = event.target as HTMLFormElement;
    sent = null;
    if (form.hasAttribute('action') || isAlive(form)) return;
    // The browser would load the page anew, and what was typed would be gone.
    event.preventDefault();
    // A button that sends it is one that was pressed.
    if (!event.submitter) sent = form;
  };
  document.addEventListener('click', hear, true);
  document.addEventListener('submit', hold, true);
  const end = Date.now() + patience;
  const timer = setInterval(() => {
    if (pressed && isAlive(pressed)) {
      const button = pressed;
      pressed = null;
      button.click();
    }
    // A turn after it has come to life, when it has been told what was typed (`typed-early.ts`).
    if (sent && sent === alive) sent.requestSubmit();
    alive = sent && isAlive(sent) ? sent : null;
    if (Date.now() < end) return;
    clearInterval(timer);
    document.removeEventListener('click', hear, true);
    document.removeEventListener('submit', hold, true);
  }, 100);
}
