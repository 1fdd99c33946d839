import type { LaterScripts } from '@tabi/shared/federation';
import { markArriving } from './arriving.ts';
import { bringScripts } from './bring-scripts.ts';
import { fetchLostAgain } from './lost-scripts.ts';
import { keepEarlyPresses } from './pressed-early.ts';
import { keepEarlyTyping } from './typed-early.ts';
import { whenWanted } from './when-wanted.ts';

/**
 * Stands in the head of every page, as text: whatever it needs costs each page. A content page is read without the app, which
 * is fetched when somebody touches the page or the browser has nothing else to do; until it lives, nothing done to it is lost.
 */
const named = document.getElementById('tabi-scripts')?.textContent;

function begin(): void {
  keepEarlyTyping();
  keepEarlyPresses();
}

fetchLostAgain();
if (named) {
  markArriving();
  whenWanted((isAwaited) => {
    begin();
    bringScripts(JSON.parse(named) as LaterScripts, isAwaited);
  });
} else document.addEventListener('DOMContentLoaded', begin);
