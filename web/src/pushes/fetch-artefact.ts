import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { mostArtefactBytes, NotReceived } from '@tabi/releases';

const patienceMs = 60_000;
const longestBody = 8 * 1024;

/** Pure: whether the address lies in one of the stores, each of which is the beginning of addresses. */
export function isInStore(address: string, stores: readonly string[]): boolean {
  const { origin, pathname, username, password } = new URL(address);
  if (username || password) return false;
  return stores.some((store) => `${origin}${pathname}`.startsWith(new URL(store).href.replace(/\/?$/, '/')));
}

/**
 * The artefact of a push that says where it lies: `{"artefact": "https://…"}`. Only what the site's operator has named is
 * asked, so that nobody makes the site ask what only the site can reach.
 * @param stores beginnings of addresses
 * @throws NotReceived with a sentence, which never has the address's query: that is a key
 */
export async function fetchArtefact(body: Readable, stores: readonly string[]): Promise<Readable> {
  const artefact = addressIn(await beginningOf(body));
  if (artefact === null) throw new NotReceived('Say where the artefact lies: {"artefact": "https://…"}.');
  const { origin, pathname } = new URL(artefact);
  if (!isInStore(artefact, stores))
    throw new NotReceived(`${origin}${pathname} lies in no store that this site takes builds from.`);
  const answer = await fetch(artefact, { redirect: 'error', signal: AbortSignal.timeout(patienceMs) }).catch(
    () => null,
  );
  if (!answer?.ok || !answer.body) {
    await answer?.body?.cancel();
    throw new NotReceived(`${origin}${pathname} could not be fetched${answer ? `: it answers ${answer.status}` : ''}.`);
  }
  if (Number(answer.headers.get('content-length')) > mostArtefactBytes) {
    await answer.body.cancel();
    throw new NotReceived(`The artefact is larger than ${mostArtefactBytes / 1024 / 1024} MiB.`);
  }
  return Readable.fromWeb(answer.body as ReadableStream);
}

/** All of it, unless it is longer than an address can be: then it is no JSON any more. */
async function beginningOf(body: Readable): Promise<string> {
  let text = '';
  for await (const chunk of body) {
    text += String(chunk);
    if (text.length > longestBody) return '';
  }
  return text;
}

function addressIn(body: string): string | null {
  try {
    const { artefact } = JSON.parse(body) as { artefact?: unknown };
    return typeof artefact === 'string' && /^https?:\/\//.test(artefact) && URL.canParse(artefact) ? artefact : null;
  } catch {
    return null;
  }
}
