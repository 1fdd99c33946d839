import ts from 'typescript';
import { memberCollector, type Member } from './members.ts';
import type { Declared } from './read-report.ts';

/** One name of a report, taken apart. */
export type Entry = {
  facade: string;
  name: string;
  /** Apps can import it; otherwise something that they can import speaks of it. */
  given: boolean;
  /** It exists at run time, so `shared` gives it; a type may be built by either side. */
  isValue: boolean;
  members: readonly Member[];
};

const isValue = (statement: ts.Statement): boolean =>
  !ts.isTypeAliasDeclaration(statement) && !ts.isInterfaceDeclaration(statement);

/** Takes one declaration of a report apart. */
export function entryOf(facade: string, { name, given, statements }: Declared): Entry {
  const { members, put, type, signature, element } = memberCollector();
  const top = { key: '', within: [], optional: false, variance: '+' as const };

  const parameters = (node: { typeParameters?: ts.NodeArray<ts.TypeParameterDeclaration> }) =>
    node.typeParameters?.forEach((parameter, index) =>
      put({ ...top, key: `<${index}>` }, [parameter.constraint?.getText() ?? 'unknown'], []),
    );
  const heritage = (node: ts.ClassDeclaration | ts.InterfaceDeclaration) =>
    node.heritageClauses?.forEach((clause) => put({ ...top, key: clause.getText() }, [clause.getText()], []));

  const take = (statement: ts.Statement, prefix: string): void => {
    const place = { ...top, key: prefix };
    if (ts.isTypeAliasDeclaration(statement)) {
      parameters(statement);
      type(statement.type, place);
    } else if (ts.isInterfaceDeclaration(statement) || ts.isClassDeclaration(statement)) {
      parameters(statement);
      heritage(statement);
      for (const member of statement.members) element(member, place);
    } else if (ts.isFunctionDeclaration(statement)) {
      put(place, ['a function'], []);
      signature(statement, place);
    } else if (ts.isVariableStatement(statement)) {
      const declaration = statement.declarationList.declarations[0]!;
      if (declaration.type) type(declaration.type, place);
      else put(place, [declaration.initializer?.getText() ?? ''], []);
    } else if (ts.isModuleDeclaration(statement) && statement.body && ts.isModuleBlock(statement.body)) {
      for (const inner of statement.body.statements) take(inner, `${nameOf(inner)}`);
    } else put(place, [statement.getText()], []);
  };
  statements.forEach((statement, index) => take(statement, index === 0 ? '' : `#${index}`));
  return { facade, name, given, isValue: statements.some(isValue), members };
}

const nameOf = (statement: ts.Statement): string =>
  ts.isVariableStatement(statement)
    ? statement.declarationList.declarations[0]!.name.getText()
    : ((statement as ts.Statement & { name?: ts.Identifier }).name?.text ?? '');
