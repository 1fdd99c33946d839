import { usualFormats } from '@tabi/shared/format';
import { visitorLook } from './visitor-look.ts';

const usual = { theme: 'light', followsDevice: false, currency: 'USD', formats: usualFormats, motion: 'device' };

describe('how a visitor wants pages', () => {
  it('is light, in dollars and kilometres unless they said otherwise', () => {
    expect(visitorLook('')).toEqual(usual);
  });

  it('is what the cookies say', () => {
    expect(
      visitorLook('a=b; user-theme=dark; currency=JPY; units=mi; clock=12h; week-start=0; motion=reduced'),
    ).toEqual({
      theme: 'dark',
      followsDevice: false,
      currency: 'JPY',
      formats: { units: 'mi', clock: '12h', weekStart: 0 },
      motion: 'reduced',
    });
  });

  it('is found out in the browser when the device decides', () => {
    expect(visitorLook('user-theme=device')).toMatchObject({ theme: 'light', followsDevice: true });
  });

  it('takes no odd value into a page', () => {
    expect(visitorLook('user-theme="><script>; currency=<b>; units="; clock=<i>; week-start=8; motion=x')).toEqual(
      usual,
    );
  });
});
