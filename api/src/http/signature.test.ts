import { isSigned, sign } from './signature.ts';

it('holds for the same secret, purpose and text only', () => {
  const signature = sign('secret', 'visitor', 'text');
  expect(isSigned('secret', 'visitor', 'text', signature)).toBe(true);
  expect(isSigned('other', 'visitor', 'text', signature)).toBe(false);
  expect(isSigned('secret', 'xsrf', 'text', signature)).toBe(false);
  expect(isSigned('secret', 'visitor', 'texts', signature)).toBe(false);
  expect(isSigned('secret', 'visitor', 'text', '')).toBe(false);
});
