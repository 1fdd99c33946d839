export const skeletonMark = 'data-page-skeleton';

export type KeptPage = { pathname: string; html: string };

/** The page as the server rendered it, before the browser touches it; null when there is only its skeleton. */
export function keepPage(pathname: string): KeptPage | null {
  const main = document.getElementById('page');
  if (!main || main.querySelector(`[${skeletonMark}]`)) return null;
  return { pathname, html: main.innerHTML };
}
