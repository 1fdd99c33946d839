import { errorBody } from '@tabi/shared/contracts/common';
import { errorStatuses } from '@tabi/shared/contracts/errors';
import type { FastifyInstance, InjectOptions } from 'fastify';

const boundary = 'tabi-form-boundary';

const formOf = (field: string, file: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="file"\r\n\r\n`),
    file,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);

export interface TestAnswer {
  status: number;
  headers: Record<string, unknown>;
  /** The parsed JSON; tests look into it freely. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  body: any;
  /** The bytes of a file. */
  raw?: Buffer;
}

/** Whatever a test asks for: a refusal of the API has a code of the list, and the status that goes with it. */
function expectCode(method: string, url: string, { status, body }: TestAnswer): void {
  if (method === 'HEAD' || status < 400 || !url.startsWith('/api/')) return;
  const { data, error } = errorBody.safeParse(body);
  if (!data) throw new Error(`${url} answered ${status} without the envelope of errors: ${error.message}`);
  if (errorStatuses[data.code] !== status)
    throw new Error(
      `${url} answered ${status} with the code ${data.code}, which goes with ${errorStatuses[data.code]}.`,
    );
}

type Verb = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** A browser of one visitor: keeps cookies, echoes the XSRF token as the site's client does. */
export class TestBrowser {
  readonly cookies = new Map<string, string>();

  constructor(private readonly app: FastifyInstance) {}

  async send(method: Verb, url: string, body?: unknown, headers: Record<string, string> = {}): Promise<TestAnswer> {
    const token = this.cookies.get('XSRF-TOKEN');
    const options: InjectOptions = {
      method,
      url,
      cookies: Object.fromEntries(this.cookies),
      headers: { ...(token ? { 'x-xsrf-token': token } : {}), ...headers },
      ...(body === undefined ? {} : { payload: body as object }),
    };
    const answer = await this.app.inject(options);
    for (const { name, value } of answer.cookies) {
      if (value === '') this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    const json = String(answer.headers['content-type']).includes('json');
    const seen: TestAnswer = {
      status: answer.statusCode,
      headers: answer.headers,
      body: json && answer.body ? answer.json() : answer.body,
      raw: answer.rawPayload,
    };
    expectCode(method, url, seen);
    return seen;
  }

  get = (url: string, headers?: Record<string, string>) => this.send('GET', url, undefined, headers);
  post = (url: string, body?: unknown, headers?: Record<string, string>) => this.send('POST', url, body, headers);
  put = (url: string, body?: unknown) => this.send('PUT', url, body);
  delete = (url: string) => this.send('DELETE', url);
  /** One file, as a form sends it. */
  upload = (url: string, field: string, file: Buffer) =>
    this.send('POST', url, formOf(field, file), { 'content-type': `multipart/form-data; boundary=${boundary}` });
}
