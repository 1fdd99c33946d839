import { openSearch, useAppStateSource } from '@tabi/shared/state';
import { useEffect } from 'react';

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** Ctrl or ⌘ with K opens the search from anywhere; `/` too, unless somebody is typing. Not while a dialog is open. */
export function useSearchKeys(): void {
  const state = useAppStateSource();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const chord = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey;
      const slash = event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping(event.target);
      if (!(chord || slash) || document.querySelector('[role=dialog],[role=alertdialog]')) return;
      event.preventDefault();
      openSearch(state);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [state]);
}
