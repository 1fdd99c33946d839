import { firstControlOf } from './first-control.ts';

const nameOf = (html: string) => {
  const body = document.createElement('div');
  body.innerHTML = html;
  return firstControlOf(body)?.textContent || firstControlOf(body)?.getAttribute('name') || null;
};

it.each([
  ['the first field, although a button stands above it', '<button>Another way</button><input name="email">', 'email'],
  [
    'a field that can be written into',
    '<input type="hidden" name="token"><input disabled name="id"><textarea name="text">',
    'text',
  ],
  ['a button where there is no field', '<p>Sure?</p><button disabled>Wait</button><button>Yes</button>', 'Yes'],
  ['a link where there is nothing else', '<a>No link</a><a href="/">Home</a>', 'Home'],
  ['nothing in a text', '<p>Read this.</p>', null],
])('is %s', (_what, html, name) => {
  expect(nameOf(html)).toBe(name);
});

it('is nothing before there is a dialog', () => {
  expect(firstControlOf(null)).toBeNull();
});
