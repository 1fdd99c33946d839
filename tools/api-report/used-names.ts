import ts from 'typescript';

const shared = '@tabi/shared/';

/** Types alone are gone when the code runs. */
const isTypeAlone = (clause: ts.ImportClause): boolean => clause.phaseModifier === ts.SyntaxKind.TypeKeyword;

/**
 * What a source file asks of `shared` when it runs, by the names that a report knows: exports as `ui#Chip`, and whatever
 * stands there as a text, among which are calls and events.
 */
export function usedNames(text: string): string[] {
  const file = ts.createSourceFile('used.tsx', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)) {
      const facade = node.moduleSpecifier.text;
      const bindings = node.importClause?.namedBindings;
      if (!facade.startsWith(shared) || !node.importClause || isTypeAlone(node.importClause)) return;
      if (!bindings || !ts.isNamedImports(bindings)) return;
      for (const { isTypeOnly, name, propertyName } of bindings.elements) {
        if (!isTypeOnly) found.add(`${facade.slice(shared.length)}#${(propertyName ?? name).text}`);
      }
      return;
    }
    if (ts.isStringLiteralLike(node)) found.add(node.text);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return [...found];
}
