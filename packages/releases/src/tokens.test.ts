import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findToken, issueToken, readTokens, revokeTokens } from './tokens.ts';

let dataDir: string;
beforeEach(() => (dataDir = mkdtempSync(join(tmpdir(), 'tabi-tokens-'))));
afterEach(() => rmSync(dataDir, { recursive: true }));

it('a token is known by its hash alone, which only its owner may read', () => {
  expect(readTokens(dataDir)).toEqual([]);
  const token = issueToken(dataDir, 'mf-blog', 'blog CI');
  const file = join(dataDir, 'release-tokens.json');
  expect(readFileSync(file, 'utf8')).not.toContain(token.slice(5, 20));
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(findToken(readTokens(dataDir), token)).toMatchObject({ app: 'mf-blog', name: 'blog CI' });
  for (const wrong of ['', 'tabi_', `${token}x`, token.slice(0, -1)])
    expect(findToken(readTokens(dataDir), wrong)).toBeUndefined();
});

it('a new token of the same name replaces the one before, and all of an app can be revoked', () => {
  const [old, other] = [issueToken(dataDir, 'mf-blog', 'CI'), issueToken(dataDir, 'mf-account', 'CI')];
  const now = issueToken(dataDir, 'mf-blog', 'CI');
  expect(findToken(readTokens(dataDir), old)).toBeUndefined();
  expect(findToken(readTokens(dataDir), now)).toBeDefined();
  issueToken(dataDir, 'mf-blog', 'Mai');
  expect(revokeTokens(dataDir, 'mf-blog', 'Mai')).toBe(1);
  expect(revokeTokens(dataDir, 'mf-blog')).toBe(1);
  expect(findToken(readTokens(dataDir), now)).toBeUndefined();
  expect(findToken(readTokens(dataDir), other)).toBeDefined();
});
