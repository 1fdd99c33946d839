import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { z } from 'zod';
import { buildId, readAssets } from './build.ts';
import { isOfDigest } from './digests.ts';

/**
 * A build as one file: gzip of a line of JSON that says which files there are, and their bytes one after the other. There is
 * nothing in it that a link or a device could be made of.
 */
const headSchema = z.strictObject({
  app: z.string().regex(/^mf-[a-z]+(-[a-z]+)*$/),
  build: buildId,
  files: z
    .array(
      z.strictObject({
        path: z.string().regex(/^(?:assets\.json|description\.json|(?:browser|server)(?:\/[\w@~-][\w.@~-]*)+)$/),
        size: z.number().int().nonnegative(),
      }),
    )
    .max(2_000),
});
export type ArtefactHead = z.infer<typeof headSchema>;

const mostHeadBytes = 512 * 1024;
/** Of all files together, unpacked. A remote is a tenth of it. */
export const mostArtefactBytes = 48 * 1024 * 1024;

/** The build in this folder as one stream. */
export function packBuild(folder: string, app: string, build: string): Readable {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .map((file) => ({ path: relative(folder, file).split(sep).join('/'), size: statSync(file).size }));
  const head = headSchema.parse({ app, build, files });
  const parts = function* () {
    yield Buffer.from(`${JSON.stringify(head)}\n`);
    for (const { path } of files) yield readFileSync(join(folder, path));
  };
  return Readable.from(parts()).pipe(createGzip());
}

const damaged = (what: string) => new Error(`The artefact is damaged: ${what}.`);

/** @throws when there is more of it than anybody may send */
function limited(most: number): Transform {
  let bytes = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (bytes > most)
        done(
          new Error(`The artefact is larger than ${most / 1024 / 1024} MiB unpacked: leave out what it does not need.`),
        );
      else done(null, chunk);
    },
  });
}

function headOf(whole: Buffer): { head: ArtefactHead; body: Buffer } {
  const end = whole.subarray(0, mostHeadBytes).indexOf('\n');
  if (end < 0) throw damaged('it does not begin by saying which files it has');
  let head: unknown;
  try {
    head = JSON.parse(whole.subarray(0, end).toString('utf8'));
  } catch {
    throw damaged('what it says first is no JSON');
  }
  const parsed = headSchema.safeParse(head);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw damaged(`it names something that a build does not have (${issue?.path.join('.')}: ${issue?.message})`);
  }
  return { head: parsed.data, body: whole.subarray(end + 1) };
}

function writeFiles({ files }: ArtefactHead, body: Buffer, folder: string): void {
  let at = 0;
  for (const { path, size } of files) {
    const file = join(folder, path);
    if (existsSync(file)) throw damaged(`${path} is in it twice`);
    if (at + size > body.length) throw damaged(`it ends in the middle of ${path}`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, body.subarray(at, at + size), { flag: 'wx' });
    at += size;
  }
  if (at !== body.length) throw damaged('there is more in it than it says');
}

const unpackers: Record<string, (bytes: Buffer) => Buffer> = {
  '.br': (bytes) => brotliDecompressSync(bytes, { maxOutputLength: mostArtefactBytes }),
  '.gz': (bytes) => gunzipSync(bytes, { maxOutputLength: mostArtefactBytes }),
};

/** Whether a file is what it was built as; a packed copy, once it is unpacked. */
export function isAsBuilt(folder: string, path: string, digests: Record<string, string>): boolean {
  const bytes = readFileSync(join(folder, path));
  const unpack = unpackers[path.slice(-3)];
  try {
    return unpack ? isOfDigest(unpack(bytes), digests[path.slice(0, -3)]) : isOfDigest(bytes, digests[path]);
  } catch {
    return false;
  }
}

/**
 * Pure but for reading: what of a build's files is not what its `assets.json` says.
 * @returns sentences; nothing when every file is there, whole, and expected
 */
export function digestProblems(folder: string): string[] {
  const { digests } = readAssets(folder);
  if (!digests) return ['Its assets.json does not say what its files are: build it anew.'];
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => path !== 'assets.json');
  const missing = Object.keys(digests).filter((path) => !paths.includes(path));
  const wrong = paths.filter((path) => !isAsBuilt(folder, path, digests));
  return [
    ...missing.map((path) => `${path} is missing.`),
    ...wrong.map((path) => `${path} is not the file that was built.`),
  ];
}

/**
 * Unpacks an artefact into an empty folder.
 * @throws when it is too large, damaged, names what a build does not have, or holds other files than it was built with
 */
export async function unpackBuild(from: Readable, folder: string): Promise<ArtefactHead> {
  const chunks: Buffer[] = [];
  await pipeline(from, createGunzip(), limited(mostArtefactBytes), async (source: AsyncIterable<Buffer>) => {
    for await (const chunk of source) chunks.push(chunk);
  }).catch((error: NodeJS.ErrnoException) => {
    throw /^Z_/.test(error.code ?? '') ? damaged('it cannot be unpacked') : error;
  });
  const { head, body } = headOf(Buffer.concat(chunks));
  writeFiles(head, body, folder);
  let problems: string[];
  try {
    problems = digestProblems(folder);
  } catch {
    throw damaged('its assets.json is missing or not whole');
  }
  if (problems.length > 0) throw damaged(problems.slice(0, 5).join(' '));
  return head;
}
