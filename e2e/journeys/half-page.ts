import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What goes through is sent unpacked, and for the hop's own headers each side has its own. */
const ownHeaders = ['content-encoding', 'content-length', 'transfer-encoding', 'connection'];

type Held = {
  origin: string;
  /** Sends the rest of the pages. */
  release: () => void;
  close: () => Promise<void>;
};

/** Stands before a site as a slow network does: of pages only the first half comes, until the rest is released. */
export async function holdPages(site: string): Promise<Held> {
  let release = () => undefined as void;
  const released = new Promise<void>((resolve) => (release = resolve));
  const pass = async ({ url = '', headers }: IncomingMessage, response: ServerResponse) => {
    const { cookie = '', accept = '*/*' } = headers;
    const answer = await fetch(new URL(url, site), { headers: { cookie, accept } });
    const body = Buffer.from(await answer.arrayBuffer());
    for (const [name, value] of answer.headers) if (!ownHeaders.includes(name)) response.setHeader(name, value);
    response.writeHead(answer.status);
    if (!answer.headers.get('content-type')?.startsWith('text/html')) return response.end(body);
    response.write(body.subarray(0, body.length / 2));
    await released;
    return response.end(body.subarray(body.length / 2));
  };
  const server = createServer((request, response) => void pass(request, response).catch(() => response.destroy()));
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { origin: `http://localhost:${port}`, release, close };
}
