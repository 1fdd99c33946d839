import sharp from 'sharp';
import { keepPhotograph, NoPhotograph, renderPhotograph } from './photograph.ts';

const photograph = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#804020' } });

it('sizes a photograph down to what is shown, with its mean colour', async () => {
  const kept = await keepPhotograph(await photograph(3000, 2000).jpeg().toBuffer());
  expect(kept).toMatchObject({ width: 1600, height: 1067 });
  expect(await sharp(kept.webp).metadata()).toMatchObject({ format: 'webp', width: 1600 });
  expect(kept.tint).toMatch(/^#(7f|80|81)[34]\w[12]\w$/);
});

it('turns it upright and forgets where and with what it was taken', async () => {
  const turned = await photograph(1200, 1600)
    .withExif({ IFD0: { Model: 'A camera' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const kept = await keepPhotograph(turned);
  expect(kept).toMatchObject({ width: 1600, height: 1200 });
  expect((await sharp(kept.webp).metadata()).exif).toBeUndefined();
});

it.each([
  [
    'a drawing that calls itself a picture',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="2000"/>'),
    /svg/,
  ],
  ['a page', Buffer.from('<!doctype html><title>Not found</title>'), /cannot be read/],
  ['nothing', Buffer.alloc(0), /empty/],
])('refuses %s', async (_what, bytes, why) => {
  await expect(keepPhotograph(bytes)).rejects.toThrow(why);
  await expect(keepPhotograph(bytes)).rejects.toBeInstanceOf(NoPhotograph);
});

it('refuses half a file', async () => {
  const whole = await sharp({
    create: {
      width: 1200,
      height: 900,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 120, sigma: 40 },
    },
  })
    .jpeg()
    .toBuffer();
  await expect(keepPhotograph(whole.subarray(0, whole.length / 2))).rejects.toBeInstanceOf(NoPhotograph);
});

it('shows its middle in any size and format', async () => {
  const { webp } = await keepPhotograph(await photograph(3000, 2000).png().toBuffer());
  const shown = await renderPhotograph(webp, { width: 1024, height: 800, format: 'jpeg' });
  expect(await sharp(shown).metadata()).toMatchObject({ format: 'jpeg', width: 1024, height: 800 });
});
