import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { bytesOf } from './packed-page.ts';

const words = Array.from(
  { length: 3_000 },
  (_, at) => `<p class="row-${at % 7}">Stop ${at} of ${(at * 7919) % 977}</p>`,
);
let tags = 0;
const aPage = () => ({ html: words.join('') + '京都・清水寺', tag: `W/"${(tags += 1)}"` });

it('A page unpacks to what was rendered, in whichever way its reader takes it.', async () => {
  const page = aPage();
  expect(brotliDecompressSync(await bytesOf(page, 'br')).toString()).toBe(page.html);
  expect(gunzipSync(await bytesOf(page, 'gzip')).toString()).toBe(page.html);
  expect((await bytesOf(page, null)).toString()).toBe(page.html);
});

it('Whoever asks at the same moment gets the same bytes: a page is packed once.', async () => {
  const page = aPage();
  const [one, other] = await Promise.all([bytesOf(page, 'gzip'), bytesOf(page, 'gzip')]);
  expect(one).toBe(other);
  expect(await bytesOf(page, 'gzip')).toBe(one);
});

it('A page that was rendered again and is the same is packed already.', async () => {
  const page = aPage();
  expect(await bytesOf({ ...page }, 'gzip')).toBe(await bytesOf({ ...page }, 'gzip'));
});

it('What has no tag is packed for each who asks.', async () => {
  const page = { ...aPage(), tag: null };
  const [one, other] = [await bytesOf(page, 'br'), await bytesOf(page, 'br')];
  expect(one).not.toBe(other);
  expect(one).toEqual(other);
});

it('A page that is asked for again becomes smaller, and nobody waits for that.', async () => {
  const page = aPage();
  const first = await bytesOf(page, 'br');
  expect(await bytesOf(page, 'br')).toBe(first);
  let later = first;
  while (later === first) {
    await new Promise((resolve) => setTimeout(resolve, 10));
    later = await bytesOf(page, 'br');
  }
  expect(later.length).toBeLessThan(first.length);
  expect(brotliDecompressSync(later).toString()).toBe(page.html);
});
