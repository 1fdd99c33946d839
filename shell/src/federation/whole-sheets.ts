/** Milliseconds: a sheet that takes longer holds as soon as it comes. */
const patience = 4_000;

const hasCome = (sheet: HTMLLinkElement): Promise<void> =>
  new Promise((resolve) => {
    // One that failed before anybody could hear it has no rules, and the page has loaded all the same.
    if (sheet.sheet || document.readyState === 'complete') return resolve();
    for (const source of [sheet, window]) source.addEventListener('load', () => resolve(), { once: true });
    sheet.addEventListener('error', () => resolve(), { once: true });
    setTimeout(resolve, patience);
  });

/**
 * A page that is read before the app runs carries what it shows of its stylesheets, and names the whole ones as if for print.
 * They hold from here on, all at once, so that what the app shows is styled: each once it has come or failed.
 */
export async function applyWholeSheets(): Promise<void> {
  const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"][media="print"]')];
  await Promise.all(sheets.map(hasCome));
  for (const sheet of sheets) sheet.removeAttribute('media');
}
