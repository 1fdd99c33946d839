import type { LaterScripts, NamedScript } from '@tabi/shared/federation';

const priority = (isAwaited: boolean) => (isAwaited ? 'high' : 'low');

function preload({ src, integrity = '' }: NamedScript, isAwaited = false): HTMLLinkElement {
  const link = document.createElement('link');
  return Object.assign(link, {
    rel: 'preload',
    as: 'script',
    fetchPriority: priority(isAwaited),
    integrity,
    href: src,
  });
}

function script({ src, integrity = '' }: NamedScript, isAwaited: boolean): HTMLScriptElement {
  const element = document.createElement('script');
  // In their order, as deferred ones are; `defer` says that the app begins with it.
  return Object.assign(element, {
    async: false,
    defer: true,
    fetchPriority: priority(isAwaited),
    integrity,
    src,
  });
}

/** Each in a task of its own, so that a press is never behind all of them. */
function askOneByOne({ first, soon }: LaterScripts, link: (one: NamedScript) => HTMLLinkElement): void {
  for (const one of [...first, ...soon]) setTimeout(() => document.head.append(link(one)));
}

/** Has them near when they are run: at the lowest priority, without a word of what is not taken. */
export const fetchScripts = (scripts: LaterScripts): void =>
  askOneByOne(scripts, ({ src }) => Object.assign(document.createElement('link'), { rel: 'prefetch', href: src }));

/** Has them near, and compiled, for a page that is not left to be read. */
export const preloadScripts = (scripts: LaterScripts): void => askOneByOne(scripts, (one) => preload(one));

/** Fetches the page's scripts, and runs them once the page has come whole: what it shows, as data, stands at its end. */
export function bringScripts({ first, soon }: LaterScripts, isAwaited: boolean): void {
  const run = () =>
    document.head.append(...first.map((one) => script(one, isAwaited)), ...soon.map((one) => preload(one)));
  if (document.readyState !== 'loading') return run();
  document.head.append(...first.map((one) => preload(one, isAwaited)));
  document.addEventListener('DOMContentLoaded', run, { once: true });
}
