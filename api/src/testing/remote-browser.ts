import type { TestAnswer } from './test-browser.ts';

/** A browser of one visitor over the network, who may turn to another process of the same site at any time. */
export class RemoteBrowser {
  private readonly cookies = new Map<string, string>();

  constructor(public address: string) {}

  /** Somebody who has opened the site. */
  static async open(address: string): Promise<RemoteBrowser> {
    const browser = new RemoteBrowser(address);
    await browser.send('GET', '/api/csrf-cookie');
    return browser;
  }

  cookie = () => [...this.cookies].map((pair) => pair.join('=')).join('; ');

  async send(method: string, path: string, body?: object, headers: Record<string, string> = {}): Promise<TestAnswer> {
    const answer = await fetch(`${this.address}${path}`, {
      method,
      headers: {
        cookie: this.cookie(),
        'x-xsrf-token': this.cookies.get('XSRF-TOKEN') ?? '',
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...headers,
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const text = await answer.text();
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      this.cookies.set(name, value);
    }
    return {
      status: answer.status,
      headers: Object.fromEntries(answer.headers),
      body: text.startsWith('{') ? JSON.parse(text) : text,
    };
  }

  /** The changes of a trip as they arrive. @returns ends it */
  async follow(trip: string, heard: (change: { kind: string; version: number }) => void): Promise<() => void> {
    const closing = new AbortController();
    const { body, status } = await fetch(`${this.address}/api/trips/${trip}/changes`, {
      headers: { cookie: this.cookie() },
      signal: closing.signal,
    });
    if (status !== 200 || !body) throw new Error(`The stream was answered with ${status}.`);
    void this.listen(body.pipeThrough(new TextDecoderStream()), heard).catch(() => undefined);
    return () => closing.abort();
  }

  private async listen(chunks: ReadableStream<string>, heard: (change: { kind: string; version: number }) => void) {
    let text = '';
    for await (const chunk of chunks) {
      const parts = (text + chunk).split('\n\n');
      text = parts.pop() ?? '';
      for (const part of parts) {
        const [, data] = /^event: change\ndata: (.*)$/m.exec(part) ?? [];
        if (data) heard(JSON.parse(data));
      }
    }
  }
}
