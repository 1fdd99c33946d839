import ts from 'typescript';

/** The remotes whose pages or widgets a browser test is about; the shell and the servers are in every one. */
export type Crossings = 'every remote' | readonly string[];

/** Suites of agreements between apps: they are about all of them, whichever has changed. */
export const agreements: readonly string[] = ['contracts', 'compat'];

/** The suite of a browser test by its path from the root; undefined for any other file. */
export const suiteOf = (path: string): string | undefined => /^e2e\/([^/]+)\/.*\.spec\.ts$/.exec(path)?.[1];

/** Whether a browser test must say what it crosses. */
export const mustState = (path: string): boolean => {
  const suite = suiteOf(path);
  return suite !== undefined && !agreements.includes(suite);
};

function valueOf(node: ts.Expression): Crossings | undefined {
  if (ts.isStringLiteral(node)) return node.text === 'every remote' ? node.text : undefined;
  if (!ts.isArrayLiteralExpression(node)) return undefined;
  const names = node.elements.flatMap((element) => (ts.isStringLiteral(element) ? [element.text] : []));
  return names.length === node.elements.length ? names : undefined;
}

/** `test.use({ crosses: … })` at the top of a file. */
function statementIn(node: ts.Statement): ts.Expression | undefined {
  if (!ts.isExpressionStatement(node) || !ts.isCallExpression(node.expression)) return undefined;
  const { expression: callee, arguments: words } = node.expression;
  const [options] = words;
  if (!ts.isPropertyAccessExpression(callee) || callee.name.text !== 'use') return undefined;
  if (!options || !ts.isObjectLiteralExpression(options)) return undefined;
  const property = options.properties.find((one) => one.name?.getText() === 'crosses');
  return property && ts.isPropertyAssignment(property) ? property.initializer : undefined;
}

/** What a browser test says that it crosses, in `test.use({ crosses: … })`; undefined when it does not say so plainly. */
export function crossingsOf(text: string): Crossings | undefined {
  const { statements } = ts.createSourceFile('spec.ts', text, ts.ScriptTarget.Latest, true);
  const stated = statements.flatMap((statement) => statementIn(statement) ?? []);
  return stated.length === 1 && stated[0] ? valueOf(stated[0]) : undefined;
}
