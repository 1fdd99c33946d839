import { useEffect, useRef, type RefObject } from 'react';

const enterable = 'input:not([type=hidden], [hidden], :disabled), select, textarea';
const pressable = 'button:not(:disabled), a[href]';

/**
 * Where a button gives way to the form that it opens, and the form to the button: the focus goes along, into the first
 * field, or to the button where there is none. What was pressed is gone, and whoever works by keyboard would be nowhere.
 * @param step changes with what is shown
 * @returns for the element around both
 */
export function useStepFocus<E extends HTMLElement>(step: unknown): RefObject<E | null> {
  const box = useRef<E>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    const control =
      box.current?.querySelector<HTMLElement>(enterable) ?? box.current?.querySelector<HTMLElement>(pressable);
    control?.focus();
  }, [step]);
  return box;
}
