/** Frames in which a busy device may draw what was refused. */
const patience = 20;
const enterable = 'input:not([type=hidden]):not(:disabled), select, textarea, button:not(:disabled)';

/** Where the focus goes for what is marked as wrong: into it, or, of a group, to the choice that counts or the first. */
const controlOf = (wrong: HTMLElement): HTMLElement =>
  wrong instanceof HTMLFieldSetElement
    ? (wrong.querySelector<HTMLElement>('input:checked') ?? wrong.querySelector<HTMLElement>(enterable) ?? wrong)
    : wrong;

/** `data-invalid` marks what may not be `aria-invalid`: buttons, and groups of boxes. */
const wrongMark = '[aria-invalid="true"], [data-invalid]';

/** In the order of the page: of what stands in the form, and of what stands elsewhere and names it. */
const firstWrong = (form: HTMLFormElement) =>
  [...form.elements].find((element) => element.matches(wrongMark)) as HTMLElement | undefined;

/** After a refused submission: into the first field that is wrong, once it is marked so. */
export async function focusFirstError(form: HTMLFormElement, submission: unknown): Promise<void> {
  await submission;
  for (let frame = 0; frame < patience && form.isConnected; frame++) {
    await new Promise(requestAnimationFrame);
    const wrong = firstWrong(form);
    if (wrong) return controlOf(wrong).focus();
  }
}
