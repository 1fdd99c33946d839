import { execFile } from 'node:child_process';
import { apiFolder } from '../app/paths.ts';

const reader = `
import { extractText, getDocumentProxy } from 'unpdf';
const parts = [];
for await (const part of process.stdin) parts.push(part);
const pdf = await getDocumentProxy(new Uint8Array(Buffer.concat(parts)));
const { text } = await extractText(pdf, { mergePages: false });
process.stdout.write(JSON.stringify(text));
`;

/**
 * The text of each page of a PDF, as another program reads it, with single spaces. It runs by itself: the reader loads its
 * parts as Jest cannot.
 */
export async function pdfPages(pdf: Buffer = Buffer.alloc(0)): Promise<string[]> {
  const written = await new Promise<string>((resolve, reject) => {
    const limits = { cwd: apiFolder, maxBuffer: 10_000_000, timeout: 30_000 };
    const child = execFile(process.execPath, ['--input-type=module', '-e', reader], limits, (error, text) =>
      error ? reject(error) : resolve(text),
    );
    child.stdin?.end(pdf);
  });
  return (JSON.parse(written) as string[]).map((page) => page.replace(/\s+/g, ' '));
}
