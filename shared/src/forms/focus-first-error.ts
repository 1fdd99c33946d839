/** Frames in which a busy device may draw what was refused. */
const patience = 20;

/** After a refused submission: into the first field that is wrong, once it is marked so. */
export async function focusFirstError(form: HTMLFormElement, submission: unknown): Promise<void> {
  await submission;
  for (let frame = 0; frame < patience && form.isConnected; frame++) {
    await new Promise(requestAnimationFrame);
    const wrong = form.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (wrong) return wrong.focus();
  }
}
