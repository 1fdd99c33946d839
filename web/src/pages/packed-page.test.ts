import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { bytesOf } from './packed-page.ts';
import { nothingInline } from './page-policy.ts';
import type { Page } from './render-page.ts';

const words = Array.from(
  { length: 3_000 },
  (_, at) => `<p class="row-${at % 7}">Stop ${at} of ${(at * 7919) % 977}</p>`,
);
const aPage = (): Page => ({
  status: 200,
  html: words.join('') + '京都・清水寺',
  inline: nothingInline,
  tag: 'W/"one"',
  isPrivate: false,
  isDegraded: false,
  builds: [],
  failed: [],
});

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
