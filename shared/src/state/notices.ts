import type { AppState, Notice } from './app-state.ts';

let lastId = 0;

const show = (state: AppState, notice: Omit<Notice, 'id'>) => {
  lastId += 1;
  state.notices.push({ ...notice, id: lastId });
};

/** A dialog with one button that must be pressed. */
export const showAlert = (state: AppState, alert: { title: string; text?: string; button?: string }) =>
  show(state, { kind: 'alert', title: alert.title, text: alert.text, button: alert.button ?? 'OK' });

/** A passing remark at the page's edge. */
export const showToast = (state: AppState, title: string) => show(state, { kind: 'toast', title, button: 'Close' });

export const dismissNotice = (state: AppState, id: number) => {
  state.notices = state.notices.filter((notice) => notice.id !== id);
};
