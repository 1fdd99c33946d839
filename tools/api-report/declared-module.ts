import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

/** A name where it is declared, after all re-exports; or the package that it comes from. */
export type Origin =
  { kind: 'own'; module: DeclaredModule; name: string } | { kind: 'library'; library: string; name: string };

type Link = { from: string; name: string };

/** One `.d.ts` file: what it declares, takes and gives. Names are as inside this file. */
export type DeclaredModule = {
  file: string;
  source: ts.SourceFile;
  declared: ReadonlyMap<string, readonly ts.Statement[]>;
  taken: ReadonlyMap<string, Link>;
  /** By the exported name; without `from` it is the file's own. `*` is the other file as a whole. */
  given: ReadonlyMap<string, { from?: string; name: string }>;
};

const specifierOf = (node: ts.ImportDeclaration | ts.ExportDeclaration): string =>
  node.moduleSpecifier && ts.isStringLiteral(node.moduleSpecifier) ? node.moduleSpecifier.text : '';

const namesIn = (statement: ts.Statement): string[] => {
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.flatMap(({ name }) => (ts.isIdentifier(name) ? [name.text] : []));
  }
  const named = statement as ts.Statement & { name?: ts.Node };
  return named.name && ts.isIdentifier(named.name) ? [named.name.text] : [];
};

const isExported = (statement: ts.Statement): boolean =>
  ts.canHaveModifiers(statement) &&
  Boolean(ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword));

function takenBy(statement: ts.ImportDeclaration): [string, Link][] {
  const from = specifierOf(statement);
  const bindings = statement.importClause?.namedBindings;
  if (bindings && ts.isNamespaceImport(bindings)) return [[bindings.name.text, { from, name: '*' }]];
  const whole = statement.importClause?.name;
  return [
    ...(whole ? [[whole.text, { from, name: 'default' }] satisfies [string, Link]] : []),
    ...(bindings?.elements ?? []).map(({ name, propertyName }): [string, Link] => [
      name.text,
      { from, name: (propertyName ?? name).text },
    ]),
  ];
}

function givenBy(statement: ts.ExportDeclaration): [string, { from?: string; name: string }][] {
  const from = specifierOf(statement);
  const place = from ? { from } : {};
  const clause = statement.exportClause;
  if (clause && ts.isNamespaceExport(clause)) return [[clause.name.text, { ...place, name: '*' }]];
  return (clause?.elements ?? []).map(({ name, propertyName }) => [
    name.text,
    { ...place, name: (propertyName ?? name).text },
  ]);
}

function read(file: string): DeclaredModule {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const declared = new Map<string, ts.Statement[]>();
  const taken = new Map<string, Link>();
  const given = new Map<string, { from?: string; name: string }>();
  for (const statement of source.statements) {
    if (ts.isImportDeclaration(statement)) for (const [name, link] of takenBy(statement)) taken.set(name, link);
    else if (ts.isExportDeclaration(statement)) for (const [name, link] of givenBy(statement)) given.set(name, link);
    else {
      for (const name of namesIn(statement)) {
        declared.set(name, [...(declared.get(name) ?? []), statement]);
        if (isExported(statement)) given.set(name, { name });
      }
    }
  }
  return { file, source, declared, taken, given };
}

export type DeclaredModules = {
  /** @throws when there is no such file */
  at: (file: string) => DeclaredModule;
  /** The file that a specifier of this module names; undefined for a package. */
  beside: (module: DeclaredModule, specifier: string) => string | undefined;
  /** Where a name used in the module comes from; undefined for what the language itself has. */
  resolve: (module: DeclaredModule, name: string) => Origin | undefined;
  /** The same for a name that the module gives to others. */
  resolveGiven: (module: DeclaredModule, name: string) => Origin | undefined;
};

/** Reads declarations as they are asked for, each file once. */
export function openDeclarations(): DeclaredModules {
  const known = new Map<string, DeclaredModule>();
  const at = (file: string): DeclaredModule => {
    const module = known.get(file) ?? read(file);
    known.set(file, module);
    return module;
  };
  const beside = (module: DeclaredModule, specifier: string): string | undefined => {
    if (!specifier.startsWith('.')) return undefined;
    const file = join(dirname(module.file), specifier.replace(/\.tsx?$/, '.d.ts'));
    return existsSync(file) ? file : undefined;
  };
  const follow = (module: DeclaredModule, { from, name }: Link): Origin | undefined => {
    const file = beside(module, from);
    if (!file) return { kind: 'library', library: from, name };
    return name === '*' ? { kind: 'own', module: at(file), name } : resolveGiven(at(file), name);
  };
  const resolve = (module: DeclaredModule, name: string): Origin | undefined => {
    if (module.declared.has(name)) return { kind: 'own', module, name };
    const link = module.taken.get(name);
    return link && follow(module, link);
  };
  const resolveGiven = (module: DeclaredModule, name: string): Origin | undefined => {
    const given = module.given.get(name);
    if (!given) return undefined;
    return given.from ? follow(module, { from: given.from, name: given.name }) : resolve(module, given.name);
  };
  return { at, beside, resolve, resolveGiven };
}
