import ts from 'typescript';
import type { DeclaredModule, DeclaredModules, Origin } from './declared-module.ts';
import { textOf, type Naming } from './declaration-text.ts';

type Own = Extract<Origin, { kind: 'own' }>;
type Library = Extract<Origin, { kind: 'library' }>;

export type Facade = { name: string; module: DeclaredModule };

/** Another text for a declaration than that of its file; undefined leaves it. */
export type Override = (facade: string, name: string) => string | undefined;

export type Surface = {
  /** What the facade gives, by name: TypeScript declarations without comments. */
  given: ReadonlyMap<string, string>;
  /** What those refer to and nobody can import. */
  reached: ReadonlyMap<string, string>;
};

const keyOf = ({ module, name }: Own): string => `${module.file}#${name}`;

/** A type that only stands for other words: a report that names it would show moves inside the package as changes. */
function standsForWords({ module, name }: Own): ts.TypeNode | undefined {
  const [declaration, ...more] = module.declared.get(name) ?? [];
  const isPlain = declaration && more.length === 0 && ts.isTypeAliasDeclaration(declaration);
  return isPlain && !declaration.typeParameters ? declaration.type : undefined;
}

const variableText = (
  modules: DeclaredModules,
  { module, name }: Own,
  list: ts.VariableDeclarationList,
  naming: Naming,
) => {
  const declaration = list.declarations.find((one) => one.name.getText(module.source) === name);
  return declaration ? `const ${textOf(modules, module, declaration, naming)};` : '';
};

const passedOn = ({ library, name }: Library, called: string, major: string): string =>
  `export { ${name === called ? '' : `${name} as `}${called} } from '${library}@${major}';`;

/** What each declaration is called by those who import it. */
function homesOf(modules: DeclaredModules, facades: readonly Facade[]) {
  const homes = new Map<string, string>();
  for (const { module } of facades) {
    for (const name of module.given.keys()) {
      const origin = modules.resolveGiven(module, name);
      if (origin?.kind === 'own' && !homes.has(keyOf(origin))) homes.set(keyOf(origin), name);
    }
  }
  return homes;
}

export type SurfaceInput = {
  override: Override;
  /** The major version of a package whose exports are passed on: another one is another surface. */
  majorOf: (library: string) => string;
};

/** The public surface of each facade, where all facades are known: a name of another facade is left as it is called there. */
export function surfaceOf(modules: DeclaredModules, facades: readonly Facade[], { override, majorOf }: SurfaceInput) {
  const homes = homesOf(modules, facades);

  const declarationOf = (own: Own, called: string, naming: Naming): string => {
    const statements = own.module.declared.get(own.name) ?? [];
    return statements
      .map((statement) => {
        const text = ts.isVariableStatement(statement)
          ? variableText(modules, own, statement.declarationList, naming)
          : textOf(modules, own.module, statement, naming);
        return called === own.name ? text : text.replace(new RegExp(`\\b${own.name}\\b`), called);
      })
      .join('\n');
  };

  return ({ name: facade, module }: Facade): Surface => {
    const given = new Map<string, string>();
    const reached = new Map<string, string>();
    const beside = new Map<string, string>();
    const stack: string[] = [];
    const naming: Naming = (own) => {
      const home = homes.get(keyOf(own));
      if (home) return { called: home };
      const type = standsForWords(own);
      if (type && !stack.includes(keyOf(own))) {
        stack.push(keyOf(own));
        const written = textOf(modules, own.module, type, naming);
        stack.pop();
        return { written };
      }
      const known = beside.get(keyOf(own));
      if (known) return { called: known };
      // Two files may have types of one name.
      const called = reached.has(own.name) ? `${own.name}_${beside.size}` : own.name;
      beside.set(keyOf(own), called);
      reached.set(called, '');
      reached.set(called, declarationOf(own, called, naming));
      return { called };
    };
    const whole = (name: string, other: DeclaredModule): string => {
      const inside = [...other.given.keys()].sort().map((inner) => {
        const origin = modules.resolveGiven(other, inner);
        return origin?.kind === 'own' ? `export ${declarationOf(origin, inner, naming)}` : '';
      });
      return `namespace ${name} {\n${inside.join('\n')}\n}`;
    };
    for (const name of [...module.given.keys()].sort()) {
      const other = override(facade, name);
      const origin = modules.resolveGiven(module, name);
      if (other !== undefined) given.set(name, other);
      else if (origin?.kind === 'library') given.set(name, passedOn(origin, name, majorOf(origin.library)));
      else if (origin)
        given.set(name, origin.name === '*' ? whole(name, origin.module) : declarationOf(origin, name, naming));
    }
    return { given, reached };
  };
}
