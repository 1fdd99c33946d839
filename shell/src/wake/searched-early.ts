import { isSearchKey } from '../search/is-search-key.ts';

/**
 * A key of the search that somebody presses before the page has come to life is pressed again once it lives. Meanwhile it does
 * not do what the browser has it for, such as leading into the address bar.
 * @param patience milliseconds after which what still is not alive is given up
 */
export function keepEarlySearch(patience = 30_000): void {
  const page = document.documentElement;
  let early: KeyboardEvent | null = null;
  const hear = (event: KeyboardEvent) => {
    if (!isSearchKey(event)) return;
    event.preventDefault();
    early = event;
  };
  const end = () => {
    clearTimeout(timer);
    alive.disconnect();
    document.removeEventListener('keydown', hear, true);
  };
  const alive = new MutationObserver(() => {
    end();
    if (early) document.dispatchEvent(new KeyboardEvent('keydown', early));
  });
  alive.observe(page, { attributeFilter: ['data-ready'] });
  document.addEventListener('keydown', hear, true);
  const timer = setTimeout(end, patience);
}
