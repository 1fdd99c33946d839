import { keepForLater, takeForNow } from './afterwards.ts';
import type { AppState, Notice } from './app-state.ts';

let lastId = 0;

const show = (state: AppState, notice: Omit<Notice, 'id'>): number => {
  lastId += 1;
  state.notices.push({ ...notice, id: lastId });
  return lastId;
};

const actionOf = (id: number) => `notice ${id}`;

export const dismissNotice = (state: AppState, id: number) => {
  keepForLater(state, actionOf(id), undefined);
  state.notices = state.notices.filter((notice) => notice.id !== id);
};

/** Its button was pressed: it goes away, and what it offered is done. */
export const pressNotice = (state: AppState, id: number) => {
  const run = takeForNow(state, actionOf(id));
  dismissNotice(state, id);
  run?.();
};

type Words = { title: string; text?: string; button?: string };

/** A dialog with one button that must be pressed. */
export const showAlert = (state: AppState, { title, text, button = 'OK' }: Words) =>
  show(state, { kind: 'alert', title, text, button });

/** What somebody wanted to do has failed: why, in the words of the server or the browser. */
export const showFailure = (state: AppState, failure: unknown) =>
  showAlert(state, {
    title: 'Oops!',
    text: failure instanceof Error && failure.message ? failure.message : 'Something went wrong!',
  });

/** A dialog that may be closed unread. @param run done when its button is pressed, and not when it is closed */
export const showPopup = (state: AppState, { title, text, button = 'Close' }: Words, run?: () => void) => {
  const id = show(state, { kind: 'popup', title, text, button });
  keepForLater(state, actionOf(id), run);
  return id;
};

/** Says what is being waited for, above everything. @returns how to take it away */
export function showLoading(state: AppState, title: string): () => void {
  const id = show(state, { kind: 'loading', title, button: '' });
  return () => dismissNotice(state, id);
}

/** A passing remark at the page's edge; with an action, for example Undo, it waits longer. */
export const showToast = (state: AppState, title: string, action?: { button: string; run: () => void }) => {
  const id = show(state, {
    kind: 'toast',
    title,
    button: action?.button ?? 'Close',
    ...(action ? { acts: true } : {}),
  });
  keepForLater(state, actionOf(id), action?.run);
  return id;
};
