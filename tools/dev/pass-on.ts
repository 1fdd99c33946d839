import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import https from 'node:https';

/** They belong to one connection, not to the answer. */
const ofConnection = /^(connection|keep-alive|transfer-encoding)$/i;

const withoutConnection = (raw: readonly string[]): string[] =>
  raw.filter((_, index) => !ofConnection.test(raw[index - (index % 2)] ?? ''));

const isHere = ({ hostname }: URL) => /^(localhost|127\.0\.0\.1)$/.test(hostname);

/** Answers with what the server at `origin` answers. */
export function passOn(request: IncomingMessage, response: ServerResponse, origin: URL): void {
  const { method, url = '/', headers, socket } = request;
  const { request: ask } = origin.protocol === 'https:' ? https : http;
  const passed = ask(new URL(url, origin), {
    method,
    headers: {
      ...headers,
      // A server on this machine is the page's own; another one has a name by which it is found.
      host: isHere(origin) ? headers.host : origin.host,
      'x-forwarded-for': socket.remoteAddress,
      // A kept connection would hold a server up that is to end.
      connection: 'close',
    },
    agent: false,
  });
  passed.once('response', (answer: IncomingMessage) => {
    response.writeHead(answer.statusCode ?? 502, answer.statusMessage, withoutConnection(answer.rawHeaders));
    answer.pipe(response);
  });
  passed.once('error', (error) => {
    if (response.headersSent) response.destroy();
    else formatProblem(response, 502, `${origin.origin} did not answer (${error.message}).`);
  });
  // Who went away waits for nothing more.
  response.once('close', () => passed.destroy());
  request.pipe(passed);
}

export function formatProblem(response: ServerResponse, status: number, sentence: string): void {
  response
    .writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
    .end(sentence);
}
