import { ZodError } from 'zod';
import { SourceProblem, type PoliteClient } from './polite-client.ts';

/** As many as one request may name. */
const atOnce = 50;
/** Seconds that their databases may lag before we wait. */
const maxlag = '5';

/** What is to be asked for, in parts that one request may name. */
export const chunks = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / atOnce) }, (_, index) => all.slice(index * atOnce, (index + 1) * atOnce));

const withQuery = (address: string, query: Record<string, string>): string => {
  const url = new URL(address);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.href;
};

/**
 * One question to an API of Wikimedia.
 * @returns what `read` makes of the answer
 * @throws SourceProblem when it refuses, or answers otherwise than `read` expects
 */
export async function askApi<T>(
  client: PoliteClient,
  address: string,
  query: Record<string, string>,
  read: (body: unknown) => T,
): Promise<T> {
  const body = await client.json(withQuery(address, { ...query, format: 'json', maxlag }));
  const problem = (body as { error?: { code?: string; info?: string } } | null)?.error;
  if (problem) throw new SourceProblem(`${new URL(address).host} refuses: ${problem.info ?? problem.code}.`);
  try {
    return read(body);
  } catch (error) {
    if (!(error instanceof ZodError)) throw error;
    throw new SourceProblem(`${new URL(address).host} answers otherwise than expected. Check the address.`);
  }
}
