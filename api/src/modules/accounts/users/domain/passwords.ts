import { hash, verify } from '@node-rs/argon2';

// OWASP's first choice for argon2id (the package's default kind): 19 MiB, two passes, one lane; about 20 ms.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, cost);

let nobody: Promise<string> | null = null;

/** Compares, and takes as long where there is no account: an answer's time tells nothing. */
export async function passwordFits(stored: string | null, password: string): Promise<boolean> {
  nobody ??= hashPassword('the account that does not exist');
  const fits = await verify(stored ?? (await nobody), password);
  return fits && stored !== null;
}
