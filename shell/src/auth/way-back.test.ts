import { rememberWayBack, takeWayBack } from './way-back.ts';

it('is taken once', () => {
  rememberWayBack('/my-trips?filter=past');
  expect([takeWayBack(), takeWayBack()]).toEqual(['/my-trips?filter=past', null]);
});

it.each(['//evil.example', 'https://evil.example', '/\\evil.example', 'javascript:alert(1)'])(
  'does not lead out of the site: %s',
  (path) => {
    rememberWayBack(path);
    expect(takeWayBack()).toBeNull();
  },
);
