import type { LaterScripts } from '@tabi/shared/federation';
import { askWholeSheets } from '../federation/ask-whole-sheets.ts';
import { wasSignedIn } from '../start/signed-in-before.ts';
import { markArriving } from './arriving.ts';
import { bringScripts, fetchScripts, preloadScripts } from './bring-scripts.ts';
import { fetchLostAgain } from './lost-scripts.ts';
import { keepEarlyPresses } from './pressed-early.ts';
import { keepEarlySearch } from './searched-early.ts';
import { somethingWaits } from './something-waits.ts';
import { keepEarlyTyping } from './typed-early.ts';
import { whenWanted } from './when-wanted.ts';

/**
 * Stands in the head of every page, as text: whatever it needs costs each page. A content page is read without the app, which
 * is fetched when the browser has nothing else to do, and runs when somebody touches the page or has read it for a while; until
 * it lives, nothing done to it is lost.
 */
const named = document.getElementById('tabi-scripts');

function begin(): void {
  keepEarlyTyping();
  keepEarlyPresses();
  keepEarlySearch();
}

const isReturning = wasSignedIn();
// What is offered to guests is not shown meanwhile to who was signed in when they left.
if (isReturning) document.documentElement.dataset['returning'] = '';
fetchLostAgain();
if (named) {
  const scripts = JSON.parse(named.textContent) as LaterScripts;
  const isRead = named.dataset['wakes'] === 'once-read';
  if (isRead) markArriving();
  whenWanted({
    // One that is left to be read leaves them to the browser's idle moments.
    preload: () => {
      if (!isRead) preloadScripts(scripts);
    },
    fetchAhead: () => {
      askWholeSheets(false);
      fetchScripts(scripts);
    },
    begin: (isAwaited) => {
      begin();
      askWholeSheets(isAwaited);
      bringScripts(scripts, isAwaited);
    },
    // To who is signed in the app says more than the page, which is the same for all.
    reading: () => (isRead && !isReturning && !somethingWaits() ? 3_000 : 0),
  });
} else document.addEventListener('DOMContentLoaded', begin);
