import type { LaterScripts, NamedScript } from '@tabi/shared/federation';

function preload({ src, integrity = '' }: NamedScript): HTMLLinkElement {
  const link = document.createElement('link');
  return Object.assign(link, { rel: 'preload', as: 'script', fetchPriority: 'low', integrity, href: src });
}

function script({ src, integrity = '' }: NamedScript, isAwaited: boolean): HTMLScriptElement {
  const element = document.createElement('script');
  // In their order, as deferred ones are; `defer` says that the app begins with it.
  return Object.assign(element, {
    async: false,
    defer: true,
    fetchPriority: isAwaited ? 'high' : 'low',
    integrity,
    src,
  });
}

/** Has them near when they are run: at the lowest priority, and without a word of what is not taken. */
export function fetchScripts({ first, soon }: LaterScripts): void {
  const link = ({ src }: NamedScript) => Object.assign(document.createElement('link'), { rel: 'prefetch', href: src });
  document.head.append(...[...first, ...soon].map(link));
}

/** Fetches and runs the page's scripts. */
export function bringScripts({ first, soon }: LaterScripts, isAwaited: boolean): void {
  document.head.append(...first.map((one) => script(one, isAwaited)), ...soon.map(preload));
}
