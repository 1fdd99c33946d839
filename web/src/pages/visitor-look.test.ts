import { visitorLook } from './visitor-look.ts';

describe('how a visitor wants pages', () => {
  it('is light and in dollars unless they said otherwise', () => {
    expect(visitorLook('')).toEqual({ theme: 'light', followsDevice: false, currency: 'USD' });
  });

  it('is what the cookies say', () => {
    expect(visitorLook('a=b; user-theme=dark; currency=JPY')).toEqual({
      theme: 'dark',
      followsDevice: false,
      currency: 'JPY',
    });
  });

  it('is found out in the browser when the device decides', () => {
    expect(visitorLook('user-theme=device')).toMatchObject({ theme: 'light', followsDevice: true });
  });

  it('takes no odd value into a page', () => {
    expect(visitorLook('user-theme="><script>; currency=<b>')).toEqual({
      theme: 'light',
      followsDevice: false,
      currency: 'USD',
    });
  });
});
