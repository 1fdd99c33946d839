import { randomBytes } from 'node:crypto';
import { chmodSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { StartProblem, fileProblem } from '@tabi/postgres';

const read = (file: string): string | undefined => {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
};

/** Written aside and linked into place: of two processes that start together one wins, and both read the same. */
const make = (file: string): void => {
  const aside = `${file}.${process.pid}`;
  writeFileSync(aside, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600 });
  try {
    linkSync(aside, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(aside, { force: true });
  }
};

/**
 * The key that signs cookies, made once and kept in `<dataDir>/secret`, readable by its owner alone.
 * @throws StartProblem when the data directory cannot be read or written
 */
export const loadSessionSecret = (dataDir: string): string => {
  const file = path.join(dataDir, 'secret');
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o711 });
    if (read(file) === undefined) make(file);
    chmodSync(file, 0o600);
    const secret = read(file);
    if (secret) return secret;
  } catch (error) {
    throw new StartProblem(
      `The data directory ${dataDir} cannot be written (${fileProblem(error)}): set DATA_DIR to a folder you may write to.`,
    );
  }
  throw new StartProblem(`${file} is empty: remove it, and Tabi makes a new one.`);
};
