import type { RemoteBuild } from '@tabi/shared/federation';
import { sheetsOf, type Sheet } from './build-names.ts';
import type { Tell } from './remote-parts.ts';

type Known = { remotes: Record<string, RemoteBuild[]>; tell: Tell };

/** What is tried in place of a sheet: itself by another address, then those of the builds before, which mostly say the same. */
function standInsFor(href: string, builds: readonly RemoteBuild[]): { build: RemoteBuild; sheets: Sheet[] } | null {
  const has = (build: RemoteBuild) => sheetsOf(build).find((sheet) => sheet.href === href);
  const build = builds.find(has);
  const sheet = build && has(build);
  if (!build || !sheet) return null;
  const older = builds.filter((one) => !has(one)).flatMap(sheetsOf);
  return { build, sheets: [{ ...sheet, href: href.replace('/_mf/', '/_mf/~1/') }, ...older] };
}

function insertAfter(failed: HTMLLinkElement, [sheet, ...others]: readonly Sheet[], made: WeakSet<Element>): void {
  if (!sheet) return;
  const link = document.createElement('link');
  made.add(link);
  link.rel = 'stylesheet';
  if (sheet.integrity) link.integrity = sheet.integrity;
  link.href = sheet.href;
  link.onerror = () => {
    insertAfter(link, others, made);
    link.remove();
  };
  failed.after(link);
}

/**
 * A remote's stylesheet that did not come, or is not what was released, gives way to another one that fits, and is told of.
 * Those that the document named have come or failed by the time this runs; later ones are heard of as they do.
 */
export function mendStylesheets({ remotes, tell }: Known): void {
  const made = new WeakSet<Element>();
  const told = new Set<string>();
  const mend = (link: HTMLLinkElement) => {
    const href = link.getAttribute('href') ?? '';
    if (made.has(link) || told.has(href)) return;
    const found = Object.values(remotes).flatMap((builds) => standInsFor(href, builds) ?? [])[0];
    if (!found) return;
    told.add(href);
    insertAfter(link, found.sheets, made);
    const error = Object.assign(new Error(`The stylesheet ${href} failed.`), { name: 'ChunkLoadError', request: href });
    tell({ build: found.build, part: 'styles', kind: 'load', error, attempt: 0 });
  };
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) if (!link.sheet) mend(link);
  document.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') mend(target);
    },
    true,
  );
}
