/** JSON, or a form as soon as a file is in it; undefined for a call without a body. */
export function bodyToSend(body: unknown): string | FormData | undefined {
  if (body === undefined) return undefined;
  const fields = Object.entries((body ?? {}) as Record<string, unknown>);
  if (!fields.some(([, value]) => value instanceof Blob)) return JSON.stringify(body);
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value instanceof Blob ? value : String(value));
  return form;
}
