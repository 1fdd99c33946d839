/** Text that may stand in a page as it is. */
export class Markup {
  constructor(readonly text: string) {}
}

type Part = string | number | Markup | Markup[];

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

function textOf(part: Part): string {
  if (Array.isArray(part)) return part.map(({ text }) => text).join('');
  return part instanceof Markup ? part.text : escaped(String(part));
}

/** Markup with what is filled in escaped, unless it is markup itself. */
export const html = (texts: TemplateStringsArray, ...parts: Part[]): Markup =>
  new Markup(texts.reduce((before, text, at) => before + textOf(parts[at - 1] ?? '') + text));

export const nothing = new Markup('');

/** Markup between the others. */
export const joined = (parts: Markup[], between: string): Markup =>
  new Markup(parts.map(({ text }) => text).join(escaped(between)));

/** A sentence in which `these` are code. */
export const prose = (text: string): Markup =>
  joined(
    text.split('`').map((part, at) => (at % 2 === 1 ? html`<code>${part}</code>` : html`${part}`)),
    '',
  );
