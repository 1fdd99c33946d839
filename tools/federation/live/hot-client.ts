import { showFailure } from './failure-note.ts';
import { onUpdate } from './updates.ts';

// Webpack knows it by these words alone.
const hot = import.meta.webpackHot;
const app = __TABI_APP__;
let newest: string | null = null;

/** Brings the page to the newest build. What cannot be exchanged in place needs the page anew. */
async function catchUp(): Promise<void> {
  if (newest === null || newest === __webpack_hash__ || hot.status() !== 'idle') return;
  try {
    const changed = await hot.check(true);
    if (changed) return catchUp();
  } catch (error) {
    console.warn(`${app} could not be exchanged in place: the page is loaded anew.`, error);
  }
  window.location.reload();
}

/** The new sheet before the old one goes, so that nothing flashes. */
function exchangeStyles(version: number): void {
  const sheets = document.querySelectorAll<HTMLLinkElement>(`link[rel="stylesheet"][href^="/_mf/${app}/live/"]`);
  for (const old of sheets) {
    const sheet = old.cloneNode() as HTMLLinkElement;
    sheet.href = `${new URL(old.href).pathname}?v=${version}`;
    sheet.addEventListener('load', () => old.remove());
    old.after(sheet);
  }
}

onUpdate((update) => {
  if (update.app !== app) return;
  if (update.kind === 'styles') return exchangeStyles(update.version);
  showFailure(app, update.kind === 'failed' ? update.text : null);
  if (update.kind !== 'built') return;
  newest = update.hash;
  void catchUp();
});
