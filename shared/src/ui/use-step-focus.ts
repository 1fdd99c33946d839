import { useEffect, useRef, type RefObject } from 'react';

const enterable = 'input:not([type=hidden], [hidden], :disabled), select, textarea';
const pressable = 'button:not(:disabled), a[href]';

/** A question that was asked on the way is no other place: who answers it comes back from it. */
const isInQuestion = (node: Element, box: Element): boolean => {
  const dialog = node.closest('[role="dialog"], [role="alertdialog"]');
  return dialog !== null && !dialog.contains(box);
};

/**
 * Where what was pressed gives way to something else, as a button to the form that it opens, the form to the button, or "Show
 * more" to nothing: the focus goes along, into the first field, else to the first button, else to the element itself, which
 * then needs a `tabIndex` of -1. Whoever works by keyboard would be nowhere. Who is elsewhere by then stays there.
 * @param step changes with what is shown
 * @param onto `place`: only ever to the element itself, and nothing scrolls, as where a list is replaced by another
 * @returns for the element around all of it
 */
export function useStepFocus<E extends HTMLElement>(
  step: unknown,
  onto: 'control' | 'place' = 'control',
): RefObject<E | null> {
  const box = useRef<E>(null);
  const shown = useRef(step);
  const wasHere = useRef(false);
  useEffect(() => {
    const remember = ({ target, type }: Event) => {
      const place = box.current;
      if (!place || !(target instanceof Element) || isInQuestion(target, place)) return;
      // To what is around, the focus falls by itself; nobody presses there by accident.
      if (type === 'click' || !target.contains(place)) wasHere.current = place.contains(target);
    };
    document.addEventListener('focusin', remember);
    // Not every browser gives the focus to a button that a pointer presses.
    document.addEventListener('click', remember, { capture: true });
    return () => {
      document.removeEventListener('focusin', remember);
      document.removeEventListener('click', remember, { capture: true });
    };
  }, []);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    const place = box.current;
    const { activeElement: focused } = document;
    if (!place || !wasHere.current) return;
    if (focused && !focused.contains(place) && !isInQuestion(focused, place)) return;
    const find = (controls: string) => (onto === 'control' ? place.querySelector<HTMLElement>(controls) : null);
    const control = find(enterable) ?? find(pressable);
    if (control) control.focus();
    else place.focus({ preventScroll: true });
  }, [step, onto]);
  return box;
}
