import { isAlive } from './is-alive.ts';

/** A field that people type into or choose from. */
type Typed = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const fields = 'input:not([type="file"]), textarea, select';
const isTyped = (element: unknown): element is Typed => element instanceof HTMLElement && element.matches(fields);

/** Ticked or not, rather than of a value. */
const isMark = (field: Typed): field is HTMLInputElement =>
  field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type);

const saidIn = (field: Typed): string | boolean => (isMark(field) ? field.checked : field.value);

/** What the server wrote into it. */
function writtenIn(field: Typed): string | boolean {
  if (isMark(field)) return field.defaultChecked;
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue;
  return [...field.options].find(({ defaultSelected }) => defaultSelected)?.value ?? field.options[0]?.value ?? '';
}

/**
 * As if it were said just now. React passes over a value that it believes to know, so it is shown another one first, past which
 * the browser's own setter goes.
 */
function sayAgain(field: Typed, said: string | boolean): void {
  if (isMark(field)) {
    field.checked = !said;
    field.click();
    return;
  }
  const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as Typed, 'value');
  if (!(field instanceof HTMLSelectElement)) field.value = '';
  own?.set?.call(field, said);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}

/**
 * What somebody types into the server's page before it has come to life is told to its form once that lives: React by itself
 * shows it only until the form is drawn anew, and then it is lost.
 * @param patience milliseconds after which what still is not alive is given up
 */
export function keepEarlyTyping(patience = 30_000): void {
  const early = new Map<Typed, string | boolean>();
  for (const field of document.querySelectorAll<Typed>(fields))
    if (saidIn(field) !== writtenIn(field)) early.set(field, saidIn(field));
  const hear = ({ target }: Event) => {
    if (!isTyped(target)) return;
    if (isAlive(target)) early.delete(target);
    else early.set(target, saidIn(target));
  };
  document.addEventListener('input', hear, true);
  const end = Date.now() + patience;
  const timer = setInterval(() => {
    for (const [field, said] of early) {
      if (field.isConnected && !isAlive(field)) continue;
      early.delete(field);
      if (field.isConnected) sayAgain(field, said);
    }
    if (Date.now() < end) return;
    clearInterval(timer);
    document.removeEventListener('input', hear, true);
  }, 100);
}
