import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Problem } from './problem.mjs';

export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[/\\]$/, '');

/** What must be known before anything is installed. api/src/config.ts reads the same variables, and the rest of them. */
export const readSettings = (env) => {
  const given = (name) => env[name]?.trim() || undefined;
  const port = given('PORT') ?? '3000';
  if (!/^\d{1,5}$/.test(port) || Number(port) < 1 || Number(port) > 65_535) {
    throw new Problem('PORT must be a number from 1 to 65535, such as PORT=3001.');
  }
  return {
    port: Number(port),
    host: given('HOST'),
    address: given('PUBLIC_URL') ?? `http://localhost:${Number(port)}`,
    databaseUrl: given('DATABASE_URL'),
    dataDir: path.resolve(root, given('DATA_DIR') ?? '.data'),
    releasesDir: path.resolve(root, given('RELEASES_DIR') ?? 'releases'),
  };
};
