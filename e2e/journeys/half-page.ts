import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

type Held = {
  origin: string;
  /** Sends the rest of the pages. */
  release: () => void;
  close: () => Promise<void>;
};

/** What is asked of the site as of itself, and answered unpacked. */
function askSite(site: URL, { url = '', method, headers }: IncomingMessage) {
  const own = { host: site.host, 'accept-encoding': 'identity', ...(headers.origin ? { origin: site.origin } : {}) };
  return ask(new URL(url, site), { method, headers: { ...headers, ...own } });
}

/** Stands before a site as a slow network does: of pages only the first half comes, until the rest is released. */
export async function holdPages(site: string): Promise<Held> {
  let release = () => undefined as void;
  const released = new Promise<void>((resolve) => (release = resolve));
  const hold = async (page: IncomingMessage, response: ServerResponse) => {
    const html = await buffer(page);
    response.write(html.subarray(0, html.length / 2));
    await released;
    response.end(html.subarray(html.length / 2));
  };
  const server = createServer((request, response) => {
    const onward = askSite(new URL(site), request);
    onward.on('error', () => response.destroy());
    onward.on('response', (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      if (answer.headers['content-type']?.startsWith('text/html')) void hold(answer, response);
      else answer.pipe(response);
    });
    request.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { origin: `http://localhost:${port}`, release, close };
}
