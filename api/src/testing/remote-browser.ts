import { followChanges, type HeardChange } from './follow-changes.ts';
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
  follow = (trip: string, heard: (change: HeardChange) => void) =>
    followChanges(this.address, trip, this.cookie(), heard);
}
