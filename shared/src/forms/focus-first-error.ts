/** After a refused submission: into the first field that is wrong, once it is marked so. */
export async function focusFirstError(form: HTMLFormElement, submission: unknown): Promise<void> {
  await submission;
  await new Promise(requestAnimationFrame);
  form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}
