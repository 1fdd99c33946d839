import type { IncomingHttpHeaders } from 'node:http';

/**
 * The digest of what the browser has of an earlier build's file and can unpack with (RFC 9842), as a build's digests are
 * written; null when it has none.
 */
export function dictionaryOf(headers: IncomingHttpHeaders): string | null {
  if (!/\bdcz\b/.test(String(headers['accept-encoding'] ?? ''))) return null;
  const digest = /^:([\w+/]{43}=):$/.exec(String(headers['available-dictionary'] ?? ''))?.[1];
  return digest ? `sha256-${digest}` : null;
}

/** `main.1a2b3c4d.js`, or with a digest in full. */
const named = /^([\w-]+)\.[\w-]{8,43}\.(js|css|json)$/;
const plain = /^[\w-]+\.(js|css)$/;

/**
 * Pure: the addresses that the same file has in other builds, as a pattern of URLPattern.
 * @param path below `/_mf/`: `mf-blog/by-content/671.4f….js` gives `/_mf/mf-blog/by-content/671.*.js`; null: nothing comes after it
 */
export function inOtherBuilds(path: string): string | null {
  const [app, build, file, ...rest] = path.split('/');
  if (!app || !build || !file || rest.length > 0 || !/^[a-z-]+$/.test(app)) return null;
  const [, stem, kind] = named.exec(file) ?? [];
  const name = stem ? `${stem}.*.${kind}` : plain.test(file) && file;
  return name ? `/_mf/${app}/${build === 'by-content' ? build : '*'}/${name}` : null;
}
