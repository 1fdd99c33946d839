/** A visitor of a running site: keeps cookies, echoes the XSRF token, and measures. */
export interface Visitor {
  /** `ms` is the time to the last byte. */
  call(method: string, path: string, body?: object): Promise<{ status: number; body: unknown; ms: number }>;
  /** The Cookie header of this visitor. */
  cookie(): string;
}

export async function visitor(base: string): Promise<Visitor> {
  const cookies = new Map<string, string>();
  const keep = (answer: Response) => {
    for (const line of answer.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const at = pair.indexOf('=');
      cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
  };
  const cookie = () => [...cookies].map((pair) => pair.join('=')).join('; ');
  const call: Visitor['call'] = async (method, path, body) => {
    const headers = {
      cookie: cookie(),
      'x-xsrf-token': cookies.get('XSRF-TOKEN') ?? '',
      ...(body ? { 'content-type': 'application/json' } : {}),
    };
    const began = performance.now();
    const answer = await fetch(`${base}${path}`, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) });
    const text = await answer.text();
    const ms = performance.now() - began;
    keep(answer);
    return { status: answer.status, body: text.startsWith('{') ? JSON.parse(text) : text, ms };
  };
  await call('GET', '/api/csrf-cookie').catch(() => {
    throw new Error(`No site answers at ${base}: start one with RATE_LIMIT_SCALE=100 npm start, or set BASE_URL.`);
  });
  return { call, cookie };
}

/** @param share 0.95 for p95 */
export function percentile(values: number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
