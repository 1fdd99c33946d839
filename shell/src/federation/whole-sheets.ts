import { askWholeSheets } from './ask-whole-sheets.ts';

/** Milliseconds: a sheet that takes longer holds as soon as it comes. */
const patience = 4_000;

const hasCome = (sheet: HTMLLinkElement): Promise<void> =>
  new Promise((resolve) => {
    if (sheet.sheet || sheet.dataset['failed']) return resolve();
    for (const end of ['load', 'error']) sheet.addEventListener(end, () => resolve(), { once: true });
    setTimeout(resolve, patience);
  });

/**
 * A page that is seen before the app runs carries what it shows of its stylesheets, and asks for the whole ones as if for print.
 * They hold from here on, all at once, so that what the app shows is styled: each once it has come or failed.
 */
export async function applyWholeSheets(): Promise<void> {
  askWholeSheets(true);
  const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"][media="print"]')];
  await Promise.all(sheets.map(hasCome));
  for (const sheet of sheets) sheet.removeAttribute('media');
}
