import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { Writable } from 'node:stream';
import { inBrowserDigest, isForBrowser } from '../routes/in-browser-only.ts';

/**
 * The whole page as text, once everything in it has settled.
 * @throws what the frame itself threw; a boundary inside it leaves its fallback instead
 */
export function renderToText(
  node: ReactNode,
  report: (error: unknown) => void,
  { signal, timeout = 5_000 }: { signal?: AbortSignal | undefined; timeout?: number } = {},
): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        clearTimeout(timer);
        resolve(Buffer.concat(chunks).toString('utf8'));
        done();
      },
    });
    const stream = renderToPipeableStream(node, {
      progressiveChunkSize: 1e9,
      onAllReady: () => void stream.pipe(sink),
      onShellError: reject,
      // Whatever a boundary could not show here, the browser shows or explains.
      onError: (error) => {
        if (!isForBrowser(error)) report(error);
        return inBrowserDigest;
      },
    });
    const timer = setTimeout(() => stream.abort(new Error('The page took too long to render.')), timeout);
    const leave = () => stream.abort(signal?.reason);
    if (signal?.aborted) leave();
    signal?.addEventListener('abort', leave);
  });
}
