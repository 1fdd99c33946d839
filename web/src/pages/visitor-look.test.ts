import { visitorLook } from './visitor-look.ts';

describe('how a visitor wants pages', () => {
  it('is light and in dollars unless they said otherwise', () => {
    expect(visitorLook('')).toEqual({ theme: 'light', currency: 'USD' });
  });

  it('is what the cookies say', () => {
    expect(visitorLook('a=b; user-theme=dark; currency=JPY')).toEqual({ theme: 'dark', currency: 'JPY' });
  });

  it('takes no odd value into a page', () => {
    expect(visitorLook('user-theme="><script>; currency=<b>')).toEqual({ theme: 'light', currency: 'USD' });
  });
});
