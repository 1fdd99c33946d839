import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';

type Selection = { start: number | null; end: number | null };

/** Resolves once nobody is in the middle of composing a letter (京) in there. */
const composed = (place: HTMLElement, composing: RefObject<boolean>) =>
  composing.current
    ? new Promise((resolve) => place.addEventListener('compositionend', resolve, { once: true }))
    : Promise.resolve();

/**
 * A plain field that works as soon as the page does, and the richer one that takes its place once somebody turns to it:
 * the caller keeps the text, this fetches the code and hands the focus and the caret over, so that who types does not notice.
 * @param load fetches what the richer field needs; called once, or again after it failed
 */
export function useHandOver<T>(load: () => Promise<T>) {
  const place = useRef<HTMLDivElement>(null);
  const [successor, setSuccessor] = useState<{ value: T; left: boolean } | null>(null);
  const loading = useRef(false);
  const composing = useRef(false);
  const held = useRef<Selection | null>(null);

  const fetch = async () => {
    if (loading.current) return;
    loading.current = true;
    try {
      const value = await load();
      if (place.current) await composed(place.current, composing);
      const field = document.activeElement;
      const here = field instanceof HTMLInputElement && place.current?.contains(field);
      held.current = here ? { start: field.selectionStart, end: field.selectionEnd } : null;
      // At once: a click between the look at the focus and the exchange would lose it.
      flushSync(() => setSuccessor({ value, left: !here }));
    } catch {
      // The plain field goes on; turning to it again tries again.
      loading.current = false;
    }
  };
  useLayoutEffect(() => {
    if (!successor || !held.current) return;
    const field = place.current?.querySelector('input');
    field?.focus();
    // Addresses and numbers tell of no caret; it is at their end already.
    if (held.current.start !== null) field?.setSelectionRange(held.current.start, held.current.end);
  }, [successor]);

  return {
    /** What stands around both fields. */
    place,
    /** Null while the plain field stands. */
    successor: successor?.value ?? null,
    /** Whether nobody was in the field any more when it was replaced. */
    left: successor?.left ?? false,
    /** For the plain field. */
    turning: {
      onFocus: () => void fetch(),
      onPointerEnter: () => void fetch(),
      onInput: () => void fetch(),
      onCompositionStart: () => {
        composing.current = true;
      },
      onCompositionEnd: () => {
        composing.current = false;
      },
    },
  };
}
