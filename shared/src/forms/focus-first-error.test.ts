import { focusFirstError } from './focus-first-error.ts';

const frame = () => new Promise(requestAnimationFrame);

function form(...names: string[]): HTMLFormElement {
  document.body.innerHTML = `<form>${names.map((name) => `<input name="${name}">`).join('')}</form>`;
  return document.forms[0] as HTMLFormElement;
}
const mark = (name: string) => document.getElementsByName(name)[0]?.setAttribute('aria-invalid', 'true');
const focused = () => document.activeElement?.getAttribute('name');

it('goes into the first field that is wrong', async () => {
  const given = form('name', 'email', 'password');
  mark('email');
  mark('password');
  await focusFirstError(given, Promise.resolve());
  expect(focused()).toBe('email');
});

it('waits until a busy device has marked it', async () => {
  const going = focusFirstError(form('name', 'email'), Promise.resolve());
  await frame();
  await frame();
  mark('email');
  await going;
  expect(focused()).toBe('email');
});

it('leaves the focus where it is when nothing is wrong', async () => {
  const given = form('name', 'email');
  document.getElementsByName('name')[0]?.focus();
  await focusFirstError(given, Promise.resolve());
  expect(focused()).toBe('name');
});
