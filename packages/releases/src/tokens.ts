import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { withFileLock } from './file-lock.ts';

const tokenSchema = z.strictObject({
  app: z.string(),
  /** Whoever has it: what the history says. */
  name: z.string().min(1),
  /** SHA-256 of the token, which is 256 random bits: nobody keeps it itself. */
  hash: z.string(),
  at: z.iso.datetime(),
});
export type ReleaseToken = z.infer<typeof tokenSchema>;

const fileIn = (dataDir: string) => join(dataDir, 'release-tokens.json');
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/** Those who may push builds from elsewhere; nobody when there is no such file. */
export function readTokens(dataDir: string): ReleaseToken[] {
  if (!existsSync(fileIn(dataDir))) return [];
  return z.array(tokenSchema).parse(JSON.parse(readFileSync(fileIn(dataDir), 'utf8')));
}

function editTokens(dataDir: string, edit: (tokens: ReleaseToken[]) => ReleaseToken[]): void {
  const file = fileIn(dataDir);
  mkdirSync(dirname(file), { recursive: true });
  withFileLock(`${file}.lock`, () => {
    writeFileSync(`${file}.next`, `${JSON.stringify(edit(readTokens(dataDir)), null, 2)}\n`, { mode: 0o600 });
    renameSync(`${file}.next`, file);
  });
}

/** @returns the token, which is shown this once; the one of the same app and name before it is worth nothing any more */
export function issueToken(dataDir: string, app: string, name: string): string {
  const token = `tabi_${randomBytes(32).toString('base64url')}`;
  const made = { app, name, hash: hashOf(token), at: new Date().toISOString() };
  editTokens(dataDir, (tokens) => [...tokens.filter((one) => one.app !== app || one.name !== name), made]);
  return token;
}

/** @param name all of the app's when left out. @returns how many there were */
export function revokeTokens(dataDir: string, app: string, name?: string): number {
  let revoked = 0;
  editTokens(dataDir, (tokens) => {
    const kept = tokens.filter((one) => one.app !== app || (name !== undefined && one.name !== name));
    revoked = tokens.length - kept.length;
    return kept;
  });
  return revoked;
}

/** Pure: whose token it is. */
export function findToken(tokens: readonly ReleaseToken[], token: string): ReleaseToken | undefined {
  const own = Buffer.from(hashOf(token));
  return tokens.find(({ hash }) => hash.length === own.length && timingSafeEqual(Buffer.from(hash), own));
}
