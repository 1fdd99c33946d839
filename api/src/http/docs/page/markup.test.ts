import { html, joined, prose } from './markup.ts';

it('escapes what is filled in, and not what is markup already', () => {
  expect(html`<p title="${'"'}">${'<b>'} ${html`<i>${'&'}</i>`} ${3}</p>`.text).toBe(
    '<p title="&quot;">&lt;b&gt; <i>&amp;</i> 3</p>',
  );
});

it('takes lists of markup', () => {
  const items = [html`<li>1</li>`, html`<li>2</li>`];
  expect(html`${items}`.text).toBe('<li>1</li><li>2</li>');
  expect(joined(items, ' & ').text).toBe('<li>1</li> &amp; <li>2</li>');
});

it('shows as code what stands between backticks', () => {
  expect(prose('Send `<id>` along.').text).toBe('Send <code>&lt;id&gt;</code> along.');
});
