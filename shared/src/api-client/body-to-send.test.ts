import { bodyToSend } from './body-to-send.ts';

it('is JSON', () => {
  expect(bodyToSend({ name: 'Mai', tags: ['a'] })).toBe('{"name":"Mai","tags":["a"]}');
});

it('is nothing for a call without a body', () => {
  expect(bodyToSend(undefined)).toBeUndefined();
});

it('is a form when a file is in it', () => {
  const avatar = new File(['x'], 'me.png', { type: 'image/png' });
  const form = bodyToSend({ avatar }) as FormData;
  expect(form.get('avatar')).toBe(avatar);
});
