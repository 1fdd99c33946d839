import type { Letter } from './mail-message.ts';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

/** A header is one line, whatever a person has put into a name. */
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

export function renderText({ paragraphs, action, notes = [], unsubscribeUrl }: Letter): string {
  const parts = [...paragraphs];
  if (action) parts.push(`${action.label}:\n${action.url}`);
  parts.push(['—', 'Tabi', ...notes, ...(unsubscribeUrl ? [`Leave this list: ${unsubscribeUrl}`] : [])].join('\n'));
  return `${parts.join('\n\n')}\n`;
}

// Mail programs know no stylesheets; these are the light theme's colours.
const style = {
  page: 'margin:0;padding:32px 16px;background:#FBF8F3;color:#1C2430;font:16px/1.6 Inter,Helvetica,Arial,sans-serif',
  sheet: 'max-width:560px;margin:0 auto;padding:32px;background:#FFFFFF;border:1px solid #E7E0D5;border-radius:14px',
  name: 'margin:0 0 24px;font:600 22px/1.1 Fraunces,Georgia,serif;color:#C8402B',
  text: 'margin:0 0 16px;white-space:pre-line',
  action:
    'display:inline-block;margin:8px 0 24px;padding:12px 24px;background:#C8402B;color:#FFFFFF;border-radius:6px;text-decoration:none;font-weight:600',
  note: 'margin:0;font-size:14px;color:#566070',
};

export function renderHtml({ subject, paragraphs, action, notes = [], unsubscribeUrl }: Letter): string {
  const lines = [
    `<p style="${style.name}">Tabi</p>`,
    ...paragraphs.map((text) => `<p style="${style.text}">${escaped(text)}</p>`),
    ...(action ? [`<p><a href="${escaped(action.url)}" style="${style.action}">${escaped(action.label)}</a></p>`] : []),
    ...notes.map((text) => `<p style="${style.note}">${escaped(text)}</p>`),
    ...(unsubscribeUrl
      ? [`<p style="${style.note}"><a href="${escaped(unsubscribeUrl)}" style="color:#566070">Leave this list</a></p>`]
      : []),
  ];
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${escaped(oneLine(subject))}</title></head>
<body style="${style.page}"><div style="${style.sheet}">
${lines.join('\n')}
</div></body></html>
`;
}

/** RFC 8058: a mail program can leave the list with one press, without opening a page. */
const listHeaders = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

export interface RenderedMail {
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
  replyTo?: string;
}

export const render = (letter: Letter): RenderedMail => ({
  subject: oneLine(letter.subject),
  text: renderText(letter),
  html: renderHtml(letter),
  headers: letter.unsubscribeUrl ? listHeaders(letter.unsubscribeUrl) : {},
  ...(letter.replyTo ? { replyTo: letter.replyTo } : {}),
});
