import sharp from 'sharp';
import { startTestApi, type TestApi } from '../../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

let count = 0;
const registered = async () => {
  const browser = await api.visitor();
  const [email, password] = [`face.${++count}@example.com`, 'a long password'];
  await browser.post('/api/register', { name: 'Mai', email, password, password_confirmation: password });
  return browser;
};
const drawn = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c8402b' } });
const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1');

it.each(['jpeg', 'png', 'webp'] as const)('takes %s', async (format) => {
  const browser = await registered();
  const { status, body } = await browser.upload(
    '/api/user/avatar',
    'avatar',
    await drawn(300, 200)[format]().toBuffer(),
  );
  expect(status).toBe(200);
  expect(body.results.avatar).toMatch(/^\/files\/avatars\/[0-9a-f]{32}-256\.webp$/);
  expect((await browser.get('/api/user')).body.results.avatar).toBe(body.results.avatar);
});

it('is kept as squares of several sizes, which anybody may keep for ever', async () => {
  const browser = await registered();
  const { body } = await browser.upload('/api/user/avatar', 'avatar', await drawn(900, 300).jpeg().toBuffer());
  for (const size of [64, 128, 256, 512]) {
    const url = body.results.avatar.replace('-256.', `-${size}.`);
    const answer = await api.app.inject({ url });
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': expect.stringContaining('immutable'),
    });
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'webp', width: size, height: size });
  }
});

it('keeps nothing of what the camera has written into it', async () => {
  const browser = await registered();
  const tagged = await drawn(600, 400)
    .withExif({ IFD0: { Make: 'SecretCamera' }, IFD3: { GPSLatitude: '35/1 0/1 0/1' } })
    .jpeg()
    .toBuffer();
  expect(tagged.toString('latin1')).toContain('SecretCamera');
  const { body } = await browser.upload('/api/user/avatar', 'avatar', tagged);
  const { rawPayload } = await api.app.inject({ url: body.results.avatar });
  expect(rawPayload.toString('latin1')).not.toContain('SecretCamera');
  expect((await sharp(rawPayload).metadata()).exif).toBeUndefined();
});

it('takes the place of the one before, whose files go', async () => {
  const browser = await registered();
  const picture = await drawn(50, 50).png().toBuffer();
  const before = (await browser.upload('/api/user/avatar', 'avatar', picture)).body.results.avatar;
  const after = (await browser.upload('/api/user/avatar', 'avatar', picture)).body.results.avatar;
  expect(after).not.toBe(before);
  expect((await api.app.inject({ url: before })).statusCode).toBe(404);
});

it('can be taken away', async () => {
  const browser = await registered();
  const picture = await drawn(50, 50).png().toBuffer();
  const { body } = await browser.upload('/api/user/avatar', 'avatar', picture);
  expect((await browser.delete('/api/user/avatar')).body.results.avatar).toBeNull();
  expect((await api.app.inject({ url: body.results.avatar })).statusCode).toBe(404);
});

it.each([
  ['HEIC, with the way out', heic, /Save it as JPEG/],
  ['what is no picture', Buffer.from('<svg onload="alert(1)"></svg>'), /no JPEG, PNG or WebP/],
  ['half a picture', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]), /could not read/],
])('refuses %s', async (_what, bytes, sentence) => {
  const { status, body } = await (await registered()).upload('/api/user/avatar', 'avatar', bytes);
  expect([status, body.errors.avatar[0]]).toEqual([422, expect.stringMatching(sentence)]);
});

it('refuses more than 8 MB', async () => {
  const { status, body } = await (
    await registered()
  ).upload('/api/user/avatar', 'avatar', Buffer.alloc(8 * 1024 * 1024 + 1));
  expect([status, body.errors.avatar[0]]).toEqual([413, 'This file is too large: take one of up to 8 MB.']);
});

it('refuses a picture that unpacks to more than memory holds', async () => {
  const huge = await drawn(10_000, 9_000).png({ compressionLevel: 9 }).toBuffer();
  expect((await (await registered()).upload('/api/user/avatar', 'avatar', huge)).status).toBe(422);
});

it('says what is missing', async () => {
  const browser = await registered();
  expect((await browser.post('/api/user/avatar', {})).status).toBe(422);
  expect((await browser.upload('/api/user/avatar', 'portrait', Buffer.from('x'))).status).toBe(422);
});

it('is not set by a visitor who is not signed in', async () => {
  const visitor = await api.visitor();
  expect((await visitor.upload('/api/user/avatar', 'avatar', Buffer.from('x'))).status).toBe(401);
});

it.each(['/files/../secret', '/files/avatars/..%2f..%2fsession-secret', '/files/avatars/%00.webp', '/files/'])(
  'leads nowhere else: %s',
  async (url) => {
    expect((await api.app.inject({ url })).statusCode).toBe(404);
  },
);
