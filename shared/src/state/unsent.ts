import { plural } from '../format/format.ts';
import type { AppState } from './app-state.ts';
import { showPopup } from './notices.ts';

/**
 * How many changes of a person wait on this device for the network. The app that keeps them says so here, where every app and
 * tab can read it without that app.
 */
const keyOf = (person: string) => `unsent ${person}`;

/** @param person the account's id */
export function noteUnsent(person: string, changes: number): void {
  try {
    if (changes > 0) localStorage.setItem(keyOf(person), String(changes));
    else localStorage.removeItem(keyOf(person));
  } catch {
    // A browser that keeps nothing has kept no changes either.
  }
}

/** @returns changes */
export function unsentBy(person: string): number {
  try {
    return Number(localStorage.getItem(keyOf(person))) || 0;
  } catch {
    return 0;
  }
}

/** Ends the session by `run`; where changes of theirs are not sent yet, says so first. */
export function confirmLogOut(state: AppState, run: () => void): void {
  const person = state.session.user?.id;
  const changes = person === undefined ? 0 : unsentBy(person);
  if (changes === 0) return run();
  const title = `${plural(changes, 'change')} ${changes === 1 ? 'is' : 'are'} not sent yet`;
  const text = `${changes === 1 ? 'It waits' : 'They wait'} on this device, out of sight, until you log in here again.`;
  showPopup(state, { title, text, button: 'Log out all the same' }, run);
}
