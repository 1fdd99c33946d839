import { useLocation } from '@tabi/shared/router';
import { useEffect } from 'react';
import { whenIdle } from '../web-app/when-idle.ts';

/** Whether the browser has laid it out, rather than passed over it as far below the screen. */
const isLaidOut = (part: Element) => part.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }) ?? true;

/** The same as in base.css. */
const partsOf = () => document.querySelectorAll<HTMLElement>('main section, main ~ footer, [data-part]');

/** The last part that is laid out with this one: a long list's cards all come with the first, so its end is in place before anybody is there. */
const lastWith = (part: Element) => part.parentElement?.querySelector(':scope > [data-part]:last-child') ?? part;

/**
 * A part that has been near the screen stays laid out, with nothing cut off at its edges, as if it had been from the first; and
 * so do those above it, which who jumps far down has passed over: how far down one is then has its true number.
 */
function keepLaidOut(signal: AbortSignal): void {
  const keep = (part: HTMLElement) => (part.dataset['laidOut'] = '');
  for (const part of partsOf()) if (isLaidOut(part)) keep(part);
  const hear = (event: Event) => {
    const { skipped, target } = event as ContentVisibilityAutoStateChangeEvent;
    if (skipped) return;
    const last = lastWith(target as Element);
    for (const part of partsOf()) {
      keep(part);
      if (part === last) break;
    }
  };
  document.addEventListener('contentvisibilityautostatechange', hear, { signal });
}

/**
 * What `wake/arriving.ts` began: a part of the page keeps its layout once the visitor has come near it. The arrival ends with a
 * link within the page, which needs the true height of every part before it, and with another page, whose parts are laid out as
 * they are drawn.
 */
export function useArrival(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (dataset['arriving'] === undefined) return undefined;
    const ending = new AbortController();
    const { signal } = ending;
    const end = () => {
      ending.abort();
      delete dataset['arriving'];
    };
    const endAtLink = ({ target }: Event) => {
      if ((target as Element).closest('a[href^="#"]')) end();
    };
    document.addEventListener('click', endAtLink, { capture: true, signal });
    whenIdle(() => {
      if (!signal.aborted) keepLaidOut(signal);
    });
    return end;
  }, [pathname]);
}
