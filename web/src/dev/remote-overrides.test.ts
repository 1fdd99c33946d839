import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { findOverrides, overridesOf, readOverrides } from './remote-overrides.ts';

describe('what may take a remote’s place', () => {
  it('is a server on the same machine', () => {
    expect(readOverrides('mf-blog@http://localhost:4103, mf-account@http://127.0.0.1:4104')).toEqual([
      { remote: 'mf-blog', origin: 'http://localhost:4103' },
      { remote: 'mf-account', origin: 'http://127.0.0.1:4104' },
    ]);
  });

  it.each([
    'mf-blog@https://elsewhere.example',
    'mf-blog@http://localhost.elsewhere.example',
    'mf-blog@http://localhost:4103/path',
    'shell@http://localhost:4103',
    'mf-blog',
    '',
  ])('is not "%s"', (text) => {
    expect(readOverrides(text)).toEqual([]);
  });
});

describe('which of them holds', () => {
  const cookies = 'a=b; remote-override=mf-blog%40http%3A%2F%2Flocalhost%3A1; user-theme=dark';

  it('is what the address says', () => {
    expect(overridesOf('?remote-override=mf-blog@http://localhost:2', cookies)).toBe('mf-blog@http://localhost:2');
  });

  it('is what it said before, until it is taken back', () => {
    expect(overridesOf('', cookies)).toBe('mf-blog@http://localhost:1');
    expect(overridesOf('?remote-override=', cookies)).toBe('');
  });
});

describe('asking for the build', () => {
  let server: Server;
  let origin: string;
  beforeAll((done) => {
    server = createServer((_request, response) =>
      response.end(JSON.stringify({ container: 'mf_blog_abc', styles: ['styles.css'] })),
    ).listen(0, '127.0.0.1', () => {
      origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
      done();
    });
  });
  afterAll((done) => void server.close(done));

  it('finds it where it is served', async () => {
    const build = { base: origin, container: 'mf_blog_abc', styles: ['styles.css'] };
    expect(await findOverrides(`mf-blog@${origin}`)).toEqual([{ remote: 'mf-blog', origin, reached: true, build }]);
  });

  it('tells of a server that does not answer', async () => {
    const nowhere = 'http://127.0.0.1:9';
    expect(await findOverrides(`mf-blog@${nowhere}`)).toEqual([
      { remote: 'mf-blog', origin: nowhere, reached: false, build: null },
    ]);
  });
});
