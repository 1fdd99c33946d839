import { openSearch, useAppStateSource } from '@tabi/shared/state';
import { useEffect } from 'react';
import { isSearchKey } from './is-search-key.ts';

/** The keys of the search open it. Not while a dialog is open. */
export function useSearchKeys(): void {
  const state = useAppStateSource();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isSearchKey(event) || document.querySelector('[role=dialog],[role=alertdialog]')) return;
      event.preventDefault();
      openSearch(state);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [state]);
}
