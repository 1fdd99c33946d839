import ts from 'typescript';
import type { DeclaredModule, DeclaredModules, Origin } from './declared-module.ts';

type Own = Extract<Origin, { kind: 'own' }>;

/** How a name of the package is written in a report: as it is called there, or as the text it stands for. */
export type Naming = (own: Own) => { called: string } | { written: string };

type Splice = { start: number; end: number; text: string };

const dropped = new Set([ts.SyntaxKind.ExportKeyword, ts.SyntaxKind.DeclareKeyword]);

/** The identifier that a reference begins with, when it is no more than that. */
function referredBy(node: ts.Node): ts.Identifier | undefined {
  if (ts.isTypeReferenceNode(node)) return ts.isIdentifier(node.typeName) ? node.typeName : undefined;
  if (ts.isTypeQueryNode(node)) return ts.isIdentifier(node.exprName) ? node.exprName : undefined;
  if (ts.isExpressionWithTypeArguments(node)) return ts.isIdentifier(node.expression) ? node.expression : undefined;
  return undefined;
}

/**
 * The text of a declaration's node as it stands in a report: without modifiers, with the names of the report, and with
 * parameters that are taken apart called `props`.
 */
export function textOf(modules: DeclaredModules, module: DeclaredModule, top: ts.Node, naming: Naming): string {
  const splices: Splice[] = [];
  const put = (node: ts.Node, text: string) =>
    splices.push({ start: node.getStart(module.source), end: node.end, text });

  const visitImport = (node: ts.ImportTypeNode): void => {
    const specifier =
      ts.isLiteralTypeNode(node.argument) && ts.isStringLiteral(node.argument.literal)
        ? node.argument.literal.text
        : '';
    const file = modules.beside(module, specifier);
    const name = node.qualifier?.getText(module.source) ?? '';
    const origin = file ? modules.resolveGiven(modules.at(file), name) : undefined;
    const called = origin?.kind === 'own' ? naming(origin) : { called: name };
    const before = { getStart: () => node.getStart(module.source), end: node.qualifier?.end ?? node.end };
    put(before as unknown as ts.Node, 'called' in called ? called.called : `(${called.written})`);
    node.typeArguments?.forEach(visit);
  };

  const visit = (node: ts.Node): void => {
    if (ts.isImportTypeNode(node)) return visitImport(node);
    if (dropped.has(node.kind)) return (put(node, ''), undefined);
    if (ts.isParameter(node) && !ts.isIdentifier(node.name)) {
      put(node.name, 'props');
      return void (node.type && visit(node.type));
    }
    const identifier = referredBy(node);
    const origin = identifier && modules.resolve(module, identifier.text);
    if (identifier && origin?.kind === 'own') {
      const way = naming(origin);
      if ('written' in way) return (put(node, `(${way.written})`), undefined);
      put(identifier, way.called);
    }
    ts.forEachChild(node, visit);
  };
  visit(top);

  let at = top.getStart(module.source);
  let text = '';
  for (const { start, end, text: other } of splices.sort((a, b) => a.start - b.start)) {
    text += module.source.text.slice(at, start) + other;
    at = end;
  }
  return text + module.source.text.slice(at, top.end);
}
