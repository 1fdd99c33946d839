/** A change as the stream tells it. */
export interface HeardChange {
  kind: string;
  version: number;
  data: unknown;
}

/**
 * Has a trip open over the network, and tells of its changes as they arrive.
 * @param cookie of whoever has it open
 * @returns closes it, and waits until nothing more is heard
 */
export async function followChanges(
  address: string,
  trip: string,
  cookie: string,
  heard: (change: HeardChange) => void,
): Promise<() => Promise<void>> {
  const closing = new AbortController();
  const { body, status } = await fetch(`${address}/api/trips/${trip}/changes`, {
    headers: { cookie },
    signal: closing.signal,
  });
  if (status !== 200 || !body) throw new Error(`The stream was answered with ${status}.`);
  const reading = read(body.pipeThrough(new TextDecoderStream()), heard).catch(() => undefined);
  return async () => {
    closing.abort();
    await reading;
  };
}

async function read(chunks: ReadableStream<string>, heard: (change: HeardChange) => void): Promise<void> {
  let text = '';
  for await (const chunk of chunks) {
    const parts = (text + chunk).split('\n\n');
    text = parts.pop() ?? '';
    for (const part of parts) {
      const [, data] = /^event: change\ndata: (.*)$/m.exec(part) ?? [];
      if (data) heard(JSON.parse(data) as HeardChange);
    }
  }
}
