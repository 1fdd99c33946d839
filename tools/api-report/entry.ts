import ts from 'typescript';
import { addElement, addSignature, addType, type Member, type Place } from './members.ts';
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

const top: Place = { key: '', within: [], optional: false, variance: '+' };

const nameOf = (statement: ts.Statement): string =>
  ts.isVariableStatement(statement)
    ? statement.declarationList.declarations[0]!.name.getText()
    : ((statement as ts.Statement & { name?: ts.Identifier }).name?.text ?? '');

const whole = (key: string, text: string): Member => ({ ...top, key, texts: [text], mentions: [] });

type Generic = { typeParameters?: ts.NodeArray<ts.TypeParameterDeclaration> };

const parametersOf = ({ typeParameters }: Generic): Member[] =>
  (typeParameters ?? []).map(({ constraint }, index) => whole(`<${index}>`, constraint?.getText() ?? 'unknown'));

const heritageOf = ({ heritageClauses }: ts.ClassDeclaration | ts.InterfaceDeclaration): Member[] =>
  (heritageClauses ?? []).map((clause) => whole(clause.getText(), clause.getText()));

function addStatement(found: Member[], statement: ts.Statement, prefix: string): void {
  const place = { ...top, key: prefix };
  if (ts.isTypeAliasDeclaration(statement)) {
    found.push(...parametersOf(statement));
    addType(found, statement.type, place);
  } else if (ts.isInterfaceDeclaration(statement) || ts.isClassDeclaration(statement)) {
    found.push(...parametersOf(statement), ...heritageOf(statement));
    for (const member of statement.members) addElement(found, member, place);
  } else if (ts.isFunctionDeclaration(statement)) {
    found.push(whole(prefix, 'a function'));
    addSignature(found, statement, place);
  } else if (ts.isVariableStatement(statement)) {
    const declaration = statement.declarationList.declarations[0]!;
    if (declaration.type) addType(found, declaration.type, place);
    else found.push(whole(prefix, declaration.initializer?.getText() ?? ''));
  } else if (ts.isModuleDeclaration(statement) && statement.body && ts.isModuleBlock(statement.body)) {
    for (const inner of statement.body.statements) addStatement(found, inner, nameOf(inner));
  } else found.push(whole(prefix, statement.getText()));
}

/** Takes one declaration of a report apart. */
export function entryOf(facade: string, { name, given, statements }: Declared): Entry {
  const members: Member[] = [];
  statements.forEach((statement, index) => addStatement(members, statement, index === 0 ? '' : `#${index}`));
  return { facade, name, given, isValue: statements.some(isValue), members };
}
