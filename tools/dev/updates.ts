import type { ServerResponse } from 'node:http';
import type { Update } from '../federation/live/update.ts';

export type Updates = {
  tell: (update: Update) => void;
  /** Keeps the answer open and writes every update into it, beginning with how things stand. */
  connect: (response: ServerResponse) => void;
};

/** Tells the pages that are open what has become of the apps. */
export function createUpdates(): Updates {
  const pages = new Set<ServerResponse>();
  /** The newest of each kind; a build that is done ends a failure. */
  const standing = new Map<string, Update>();
  const write = (page: ServerResponse, update: Update) => page.write(`data: ${JSON.stringify(update)}\n\n`);
  return {
    tell(update) {
      standing.set(`${update.app} ${update.kind === 'styles' ? 'styles' : 'code'}`, update);
      for (const page of pages) write(page, update);
    },
    connect(response) {
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
      response.flushHeaders();
      // Sheets are never cached, so a page that has just come has the newest.
      for (const update of standing.values()) if (update.kind !== 'styles') write(response, update);
      pages.add(response);
      response.once('close', () => pages.delete(response));
    },
  };
}
