import type { PageData } from '@tabi/shared/federation';

/** @throws when the page has no data: it was not made by the page server */
export function readPageData(): PageData {
  const element = document.getElementById('tabi-page');
  if (!element?.textContent) throw new Error('The page came without its data.');
  return JSON.parse(element.textContent) as PageData;
}
