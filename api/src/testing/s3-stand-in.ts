import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Bucket } from '../ports/files/s3-store.ts';

/** A store with the S3 interface in memory, which believes only requests that are signed with its key. */
export interface S3StandIn {
  bucket: Bucket;
  objects: Map<string, { bytes: Buffer; type: string }>;
  close(): Promise<void>;
}

const region = 'eu-central-1';
const [accessKeyId, secretAccessKey] = ['standin', 'a secret of the stand-in'];
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
const sha256 = (text: string | Buffer) => createHash('sha256').update(text).digest('hex');

/** What signature version 4 says of a canonical request, as AWS describes it. */
function signatureOf(canonical: string, scope: string, at: string): string {
  const day = scope.split('/')[0] ?? '';
  const toSign = ['AWS4-HMAC-SHA256', at, scope, sha256(canonical)].join('\n');
  const key = hmac(hmac(hmac(hmac(`AWS4${secretAccessKey}`, day), region), 's3'), 'aws4_request');
  return hmac(key, toSign).toString('hex');
}

/** An address that is a key by itself, until it expires. */
function isPresigned({ method = '', url = '', headers }: IncomingMessage): boolean {
  const { pathname, searchParams: query } = new URL(url, 'http://store');
  const [at, signature] = [query.get('X-Amz-Date') ?? '', query.get('X-Amz-Signature')];
  const scope = (query.get('X-Amz-Credential') ?? '').replace(/^[^/]+\//, '');
  query.delete('X-Amz-Signature');
  query.sort();
  const words = [...query].map((pair) => pair.map(encodeURIComponent).join('=')).join('&');
  const canonical = [method, pathname, words, `host:${headers.host}\n`, 'host', 'UNSIGNED-PAYLOAD'].join('\n');
  const made = Date.parse(at.replace(/^(....)(..)(..T..)(..)/, '$1-$2-$3:$4:'));
  return (
    made + Number(query.get('X-Amz-Expires')) * 1_000 > Date.now() && signatureOf(canonical, scope, at) === signature
  );
}

/** By its headers: over method, path, those that it names, and the body's hash. */
function isSigned({ method = '', url = '', headers }: IncomingMessage, body: Buffer): boolean {
  const [, scope = '', names = '', signature = ''] =
    /^AWS4-HMAC-SHA256 Credential=[^/]+\/([^,]+), SignedHeaders=([^,]+), Signature=(\w+)$/.exec(
      headers.authorization ?? '',
    ) ?? [];
  const stated = String(headers['x-amz-content-sha256'] ?? '');
  if (stated !== 'UNSIGNED-PAYLOAD' && stated !== sha256(body)) return false;
  const signed = names.split(';').map((name) => `${name}:${String(headers[name] ?? '')}\n`);
  const canonical = [method, url, '', signed.join(''), names, stated].join('\n');
  return signatureOf(canonical, scope, String(headers['x-amz-date'])) === signature;
}

export async function startS3StandIn(): Promise<S3StandIn> {
  const objects: S3StandIn['objects'] = new Map();
  const answer = (request: IncomingMessage, body: Buffer): { status: number; bytes?: Buffer; type?: string } => {
    const { pathname, searchParams } = new URL(String(request.url), 'http://store');
    if (!(searchParams.has('X-Amz-Signature') ? isPresigned(request) : isSigned(request, body))) return { status: 403 };
    const key = pathname.replace('/tabi/', '');
    if (!pathname.startsWith('/tabi/')) return { status: 404 };
    if (request.method === 'PUT') objects.set(key, { bytes: body, type: String(request.headers['content-type']) });
    if (request.method === 'DELETE') {
      objects.delete(key);
      return { status: 204 };
    }
    const found = objects.get(key);
    return found ? { status: 200, ...(request.method === 'GET' ? found : {}) } : { status: 404 };
  };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { status, bytes, type } = answer(request, Buffer.concat(chunks));
      response.writeHead(status, type ? { 'content-type': type } : {}).end(bytes);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    bucket: { endpoint: `http://127.0.0.1:${port}`, name: 'tabi', region, accessKeyId, secretAccessKey },
    objects,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
