import { keptHeader, keptMeta, standInMeta } from '../kept-marks.ts';

/** Headers of a body that is written anew: it is not packed any more, and of another length. */
function headersOf(kept: Response): Headers {
  const headers = new Headers(kept.headers);
  headers.delete('content-encoding');
  headers.delete('content-length');
  return headers;
}

/** When the server gave it, as it said itself. */
export const dateOf = (kept: Response): string => {
  const date = new Date(kept.headers.get('date') ?? Number.NaN);
  return Number.isNaN(date.getTime()) ? new Date(0).toISOString() : date.toISOString();
};

async function withMeta(kept: Response, name: string, content: string): Promise<Response> {
  const html = await kept.text();
  const marked = html.replace('</head>', `<meta name="${name}" content="${content}">\n</head>`);
  return new Response(marked, { status: kept.status, headers: headersOf(kept) });
}

/** A kept page that says how old it is. Its policy and the nonces in it are those it came with. */
export const agedPage = (kept: Response): Promise<Response> => withMeta(kept, keptMeta, dateOf(kept));

/** The offline page in the place of one that was never seen. */
export const standIn = (offlinePage: Response): Promise<Response> => withMeta(offlinePage, standInMeta, 'yes');

/** A kept answer that says how old it is. */
export async function agedAnswer(kept: Response): Promise<Response> {
  const headers = headersOf(kept);
  headers.set(keptHeader, dateOf(kept));
  return new Response(await kept.text(), { status: kept.status, headers });
}
