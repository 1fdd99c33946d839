const look =
  'position:fixed;inset:auto 0 0;z-index:2147483647;margin:0;padding:16px;max-height:50vh;overflow:auto;' +
  'font:13px/1.5 ui-monospace,monospace;white-space:pre-wrap;color:CanvasText;background:Canvas;border-top:3px solid red';

/** Says above everything why an app could not be built, until it could. */
export function showFailure(app: string, text: string | null): void {
  const id = `tabi-failure-${app}`;
  document.getElementById(id)?.remove();
  if (text === null) return;
  const note = document.createElement('pre');
  note.id = id;
  note.role = 'alert';
  note.style.cssText = look;
  note.textContent = text;
  document.body.append(note);
}
