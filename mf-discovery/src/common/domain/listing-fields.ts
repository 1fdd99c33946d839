/** What the fields of a form say, as a search. */
export function searchOfForm(form: HTMLFormElement): URLSearchParams {
  const search = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') search.append(name, value);
  return search;
}

/** Writes into the one field of that name. */
export function fillIn(form: HTMLFormElement | null, name: string, value: string): void {
  const field = form?.elements.namedItem(name);
  if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) field.value = value;
}

/** Of a choice and a day for the same thing the one that was touched last counts. */
export function onlyOne(touched: HTMLInputElement): void {
  const others = touched.form?.querySelectorAll<HTMLInputElement>(`input[name="${touched.name}"]`) ?? [];
  for (const other of others) {
    if (touched.type === 'radio' && other.type === 'date') other.value = '';
    if (touched.type === 'date' && touched.value && other.type === 'radio') other.checked = other.value === '';
  }
}

/** Nothing is chosen and nothing typed any more; how the list is looked at stays. */
export function emptyFields(form: HTMLFormElement): void {
  for (const field of form.elements) {
    if (field instanceof HTMLSelectElement) field.value = '';
    if (!(field instanceof HTMLInputElement) || field.type === 'hidden') continue;
    if (field.type === 'checkbox' || field.type === 'radio') field.checked = field.type === 'radio' && !field.value;
    else field.value = '';
  }
}
