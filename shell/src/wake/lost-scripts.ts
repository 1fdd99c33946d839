/**
 * A file that the app begins with and that was lost on its way is asked for once more: without it the page would never come to
 * life, and nobody could tell. What is loaded later is fetched by those who know what to do without it.
 */
export function fetchLostAgain(): void {
  document.addEventListener(
    'error',
    ({ target }) => {
      // What the app begins with is deferred; nothing else is.
      if (!(target instanceof HTMLScriptElement) || !target.defer) return;
      const { src, integrity } = target;
      document.head.append(Object.assign(document.createElement('script'), { async: false, src, integrity }));
    },
    true,
  );
}
