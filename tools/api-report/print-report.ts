import { format } from 'prettier';
import ts from 'typescript';
import type { Surface } from './surface.ts';

const fence = '```';

/** TypeScript without its comments, in one layout. */
async function tidied(source: string): Promise<string> {
  const file = ts.createSourceFile('report.ts', source, ts.ScriptTarget.Latest, true);
  const bare = ts.createPrinter({ removeComments: true }).printFile(file);
  return (await format(bare, { parser: 'typescript', printWidth: 120, singleQuote: true })).trimEnd();
}

const head = (facade: string) =>
  [
    `# What @tabi/shared/${facade} gives`,
    '',
    'Written by `pnpm api-report`; nobody edits it. `Text<1, 80>`, `Int<0, 9>` and `List<T, 1, 8>` have ranges.',
  ].join('\n');

/** The report of one facade, as it is committed. */
export async function printReport(facade: string, { given, reached }: Surface): Promise<string> {
  const exported = [...given.values()].map((text) => text.replace(/^\s*/, '').replace(/^(?!export )/, 'export '));
  const parts = [head(facade), '', `${fence}ts`, await tidied(exported.join('\n')), fence];
  if (reached.size > 0) {
    const inner = [...reached.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, text]) => text);
    parts.push('', 'What these refer to:', '', `${fence}ts`, await tidied(inner.join('\n')), fence);
  }
  return `${parts.join('\n')}\n`;
}
