import ts from 'typescript';
import type { SourceFile } from './tree.ts';

const parsed = new WeakMap<SourceFile, ts.SourceFile>();

/** The file's syntax tree, parsed once for all rules. */
export function syntaxOf(file: SourceFile): ts.SourceFile {
  const known = parsed.get(file);
  if (known) return known;
  const kind = file.path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const tree = ts.createSourceFile(file.path, file.text, ts.ScriptTarget.Latest, true, kind);
  parsed.set(file, tree);
  return tree;
}

export function eachNode(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node);
  ts.forEachChild(node, (child) => eachNode(child, visit));
}

export const lineOf = (node: ts.Node): number => {
  const source = node.getSourceFile();
  return source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
};

/** `listen(…)` and `bus.listen(…)` are both "listen". */
export function calledName(node: ts.CallExpression | ts.NewExpression): string {
  const callee = node.expression;
  if (ts.isIdentifier(callee)) return callee.text;
  return ts.isPropertyAccessExpression(callee) ? callee.name.text : '';
}

/** What a file imports, statically or dynamically, with the node that says so. */
export function importsOf(file: SourceFile): { specifier: string; node: ts.Node }[] {
  const found: { specifier: string; node: ts.Node }[] = [];
  eachNode(syntaxOf(file), (node) => {
    const from =
      ts.isImportDeclaration(node) || ts.isExportDeclaration(node)
        ? node.moduleSpecifier
        : ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword
          ? node.arguments[0]
          : undefined;
    if (from && ts.isStringLiteralLike(from)) found.push({ specifier: from.text, node });
  });
  return found;
}

/** Names of the members of a type or object that a file declares under `name`, in their order. */
export function membersOf(file: SourceFile, name: string): string[] {
  const members: string[] = [];
  const keep = (key: ts.PropertyName | undefined) => {
    if (key && (ts.isIdentifier(key) || ts.isStringLiteral(key))) members.push(key.text);
  };
  eachNode(syntaxOf(file), (node) => {
    if (ts.isTypeAliasDeclaration(node) && node.name.text === name && ts.isTypeLiteralNode(node.type)) {
      node.type.members.forEach((member) => keep(member.name));
    }
    if (ts.isInterfaceDeclaration(node) && node.name.text === name) {
      node.members.forEach((member) => keep(member.name));
    }
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.name.text === name && node.initializer) {
      eachNode(node.initializer, (inner) => {
        if (ts.isPropertyAssignment(inner) && isTopOf(node, inner)) keep(inner.name);
      });
    }
  });
  return members;
}

function isTopOf(declaration: ts.VariableDeclaration, property: ts.PropertyAssignment): boolean {
  let holder: ts.Node = property.parent.parent;
  while (ts.isAsExpression(holder) || ts.isSatisfiesExpression(holder)) holder = holder.parent;
  return holder === declaration;
}

export const scripts = /\.tsx?$/;
export const tests = /\.test\.tsx?$/;
