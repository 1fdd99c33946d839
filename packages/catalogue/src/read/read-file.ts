import { readFileSync, existsSync } from 'node:fs';
import type { z } from 'zod';
import { jsonLines } from './json-lines.ts';

/** What is wrong in the catalogue's files: one line a problem, each naming its file and what to do. */
export class CatalogueError extends Error {
  constructor(readonly problems: string[]) {
    super(`The catalogue has ${problems.length} problem(s):\n${problems.join('\n')}`);
    this.name = 'CatalogueError';
  }
}

export interface FileRead<T> {
  rows: T;
  text: string;
}

/** Rows of a JSON file; null, and a line for each fault in `problems`, when it does not fit. */
export const readFile = <T>(file: string, schema: z.ZodType<T>, problems: string[]): FileRead<T> | null => {
  let data: unknown;
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
    data = JSON.parse(text);
  } catch (error) {
    problems.push(`${file}: ${error instanceof Error ? error.message : 'unreadable'}`);
    return null;
  }
  const parsed = schema.safeParse(data);
  if (parsed.success) return { rows: parsed.data, text };
  const lineOf = jsonLines(text);
  const rows = Array.isArray(data) ? (data as { slug?: string }[]) : [];
  for (const issue of parsed.error.issues) {
    const path = issue.path as (string | number)[];
    const row = typeof path[0] === 'number' ? rows[path[0]]?.slug : undefined;
    problems.push(`${file}:${lineOf(path)}: ${row ? `${row} ` : ''}${path.join('.')}: ${issue.message}`);
  }
  return null;
};

/** The same; a file that is not there is null without a problem. */
export const readOptional = <T>(file: string, schema: z.ZodType<T>, problems: string[]): FileRead<T> | null =>
  existsSync(file) ? readFile(file, schema, problems) : null;
