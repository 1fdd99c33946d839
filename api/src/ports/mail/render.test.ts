import type { Letter } from './mail-message.ts';
import { render } from './render.ts';

const letter: Letter = {
  subject: 'Mai invites you',
  paragraphs: ['Come along.'],
  action: { label: 'Open the trip', url: 'https://tabi.example/x?a=1&b=2' },
  notes: ['For you alone.'],
};

it('says the same in text and in HTML', () => {
  const { text, html } = render(letter);
  for (const part of ['Come along.', 'Open the trip', 'For you alone.']) {
    expect(text).toContain(part);
    expect(html).toContain(part);
  }
});

it('keeps the address whole in both', () => {
  const { text, html } = render(letter);
  expect(text).toContain('https://tabi.example/x?a=1&b=2');
  expect(html).toContain('href="https://tabi.example/x?a=1&amp;b=2"');
});

it('lets nobody write markup', () => {
  const { html } = render({ ...letter, subject: '<b>', paragraphs: ['<img src=x onerror="alert(1)">'] });
  expect(html).not.toMatch(/<img|<b>/);
});

it('keeps the subject on one line, so that nobody adds a header', () => {
  expect(render({ ...letter, subject: 'Hello\r\nBcc: everybody@example.com' }).subject).toBe(
    'Hello Bcc: everybody@example.com',
  );
});

it('offers to leave a list with one press, and only a list', () => {
  const unsubscribeUrl = 'https://tabi.example/api/email/unsubscribe/abc';
  expect(render({ ...letter, unsubscribeUrl }).headers).toEqual({
    'List-Unsubscribe': `<${unsubscribeUrl}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  });
  expect(render(letter).headers).toEqual({});
});
