import { useEffect, useRef, type RefObject } from 'react';

const enterable = 'input:not([type=hidden], [hidden], :disabled), select, textarea';
const pressable = 'button:not(:disabled), a[href]';

/**
 * Where what was pressed gives way to something else, as a button to the form that it opens, the form to the button, or "Show
 * more" to nothing: the focus goes along, into the first field, else to the first button, else to the element itself, which
 * then needs a `tabIndex` of -1. Whoever works by keyboard would be nowhere. Who is elsewhere by then stays there.
 * @param step changes with what is shown
 * @returns for the element around all of it
 */
export function useStepFocus<E extends HTMLElement>(step: unknown): RefObject<E | null> {
  const box = useRef<E>(null);
  const shown = useRef(step);
  const pressed = useRef<Node | null>(null);
  useEffect(() => {
    // Not every browser gives the focus to a button that a pointer presses.
    const remember = ({ target }: Event) => {
      pressed.current = target instanceof Node && box.current?.contains(target) ? target : null;
    };
    document.addEventListener('focusin', remember);
    document.addEventListener('click', remember, { capture: true });
    return () => {
      document.removeEventListener('focusin', remember);
      document.removeEventListener('click', remember, { capture: true });
    };
  }, []);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    const isGone = pressed.current?.isConnected === false && document.activeElement === document.body;
    if (!isGone) return;
    const control =
      box.current?.querySelector<HTMLElement>(enterable) ?? box.current?.querySelector<HTMLElement>(pressable);
    if (control) control.focus();
    else box.current?.focus({ preventScroll: true });
  }, [step]);
  return box;
}
