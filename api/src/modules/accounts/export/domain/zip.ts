import { Zip, ZipDeflate } from 'fflate';

export interface ArchiveFile {
  /** With the folders that it lies in: `trips/kyoto.json`. */
  name: string;
  bytes: Uint8Array;
}

/**
 * Packs files one by one as they come, so that never more than one of them is held.
 * @param at when they are said to be written
 * @returns the bytes of the archive, in order
 */
export async function* zipOf(files: AsyncIterable<ArchiveFile>, at: Date): AsyncGenerator<Uint8Array> {
  const packed: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    packed.push(chunk);
  });
  for await (const { name, bytes } of files) {
    const entry = new ZipDeflate(name, { level: 6 });
    entry.mtime = at;
    zip.add(entry);
    entry.push(bytes, true);
    yield* packed.splice(0);
  }
  zip.end();
  yield* packed.splice(0);
}
