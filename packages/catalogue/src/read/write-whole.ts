import { renameSync, writeFileSync } from 'node:fs';

/** Renamed into place: whoever stops the command leaves no half file. */
export function writeWhole(file: string, content: string | Buffer): void {
  writeFileSync(`${file}.part`, content);
  renameSync(`${file}.part`, file);
}
