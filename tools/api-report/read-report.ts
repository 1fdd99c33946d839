import ts from 'typescript';

export type Declared = { name: string; given: boolean; statements: readonly ts.Statement[] };

/** The facade that a report is about, as apps import it: `ui`, `contracts/trips`. */
export const facadeIn = (text: string): string => /^# What @tabi\/shared\/(\S+) gives$/m.exec(text)?.[1] ?? '';

const nameOf = (statement: ts.Statement): string => {
  if (ts.isVariableStatement(statement)) return statement.declarationList.declarations[0]!.name.getText();
  if (ts.isExportDeclaration(statement) && statement.exportClause && ts.isNamedExports(statement.exportClause)) {
    return statement.exportClause.elements[0]!.name.text;
  }
  return (statement as ts.Statement & { name?: ts.Identifier }).name?.text ?? '';
};

const isExported = (statement: ts.Statement): boolean =>
  ts.isExportDeclaration(statement) ||
  (ts.canHaveModifiers(statement) &&
    Boolean(ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)));

/** What a report says, name by name. */
export function readReport(text: string): Declared[] {
  const code = [...text.matchAll(/^```ts\n([\s\S]*?)^```$/gm)].map(([, block]) => block).join('\n');
  const file = ts.createSourceFile('report.ts', code, ts.ScriptTarget.Latest, true);
  const found = new Map<string, { given: boolean; statements: ts.Statement[] }>();
  for (const statement of file.statements) {
    const name = nameOf(statement);
    const known = found.get(name);
    if (known) known.statements.push(statement);
    else found.set(name, { given: isExported(statement), statements: [statement] });
  }
  return [...found.entries()].map(([name, rest]) => ({ name, ...rest }));
}
