import { keptHeader, keptMeta, ofOtherMeta, standInMeta } from '../kept-marks.ts';

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

async function withMeta(kept: Response, contents: Record<string, string>): Promise<Response> {
  const html = await kept.text();
  const metas = Object.entries(contents).map(([name, content]) => `<meta name="${name}" content="${content}">\n`);
  const marked = html.replace('</head>', `${metas.join('')}</head>`);
  return new Response(marked, { status: kept.status, headers: headersOf(kept) });
}

/**
 * A kept page that says how old it is, and whether it was made for another address than the one that is opened. Its policy is
 * the one that it came with.
 */
export const agedPage = (kept: Response, asked: string): Promise<Response> =>
  withMeta(kept, { [keptMeta]: dateOf(kept), ...(kept.url === asked.split('#')[0] ? {} : { [ofOtherMeta]: 'yes' }) });

/** The offline page in the place of one that was never seen. */
export const standIn = (offlinePage: Response): Promise<Response> => withMeta(offlinePage, { [standInMeta]: 'yes' });

/** A kept answer that says how old it is. */
export async function agedAnswer(kept: Response): Promise<Response> {
  const headers = headersOf(kept);
  headers.set(keptHeader, dateOf(kept));
  return new Response(await kept.text(), { status: kept.status, headers });
}
