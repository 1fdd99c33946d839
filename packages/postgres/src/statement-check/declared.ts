import { join, relative } from 'node:path';
import ts from 'typescript';

/** What TypeScript believes of a parameter or of a column. */
export interface DeclaredField {
  /** `number`, `string`, `Date`, `Buffer`, `Json`, `string[]` …; anything else as it is written. */
  kind: string;
  nullable: boolean;
  /** Whether JSON can hold it. */
  plain: boolean;
  /** Its words, where it is one of a few: `'visit' | 'meal'`. */
  words: string[] | null;
  /** What each entry of a list that is given as JSON has; null for anything else. */
  entries: DeclaredFields | null;
}

export type DeclaredFields = Map<string, DeclaredField>;

/** A place in the code that says a statement, or, in a function, several. */
export interface Declaration {
  /** `file:line` */
  where: string;
  /** Of the names that are given there. */
  names: RegExp;
  columns: DeclaredFields;
  parameters: DeclaredFields;
}

const sayers = new Set(['statement', 'command']);
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Names that an expression can give; parts of a template that change with a call are letters and hyphens. */
function namesOf(node: ts.Expression | undefined): RegExp | null {
  if (node && ts.isStringLiteralLike(node)) return new RegExp(`^${escaped(node.text)}$`);
  if (!node || !ts.isTemplateExpression(node)) return null;
  const parts = node.templateSpans.map(({ literal }) => `[\\w-]+${escaped(literal.text)}`);
  return new RegExp(`^${escaped(node.head.text)}${parts.join('')}$`);
}

/** Reads types as the compiler does. */
class Reader {
  constructor(private readonly checker: ts.TypeChecker) {}

  fields(node: ts.TypeNode | undefined): DeclaredFields {
    return node ? this.#fieldsOf(this.checker.getTypeFromTypeNode(node)) : new Map();
  }

  #fieldsOf(type: ts.Type): DeclaredFields {
    const properties = this.checker.getPropertiesOfType(type);
    return new Map(properties.map((property) => [property.name, this.#field(this.checker.getTypeOfSymbol(property))]));
  }

  #field(type: ts.Type): DeclaredField {
    const bare = this.checker.getNonNullableType(type);
    const members = bare.isUnion() ? bare.types : [bare];
    const words = members.flatMap((member) => (member.isStringLiteral() ? [member.value] : []));
    return {
      kind: this.#kind(bare),
      nullable: parts(type).some(({ flags }) => (flags & ts.TypeFlags.Null) !== 0),
      plain: this.#plain(type, new Set()),
      words: words.length === members.length ? words : null,
      entries: this.#entries(bare),
    };
  }

  #entries({ aliasSymbol, aliasTypeArguments }: ts.Type): DeclaredFields | null {
    const [list] = aliasSymbol?.name === 'Json' ? (aliasTypeArguments ?? []) : [];
    const entry = list && this.checker.isArrayType(list) && this.checker.getTypeArguments(list as ts.TypeReference)[0];
    return entry ? this.#fieldsOf(entry) : null;
  }

  #kind(type: ts.Type): string {
    const kinds = new Set(parts(this.checker.getNonNullableType(type)).map((part) => this.#kindOfPart(part)));
    return [...kinds].join(' | ');
  }

  #kindOfPart(type: ts.Type): string {
    // Before strings, of which it is one.
    if (type.aliasSymbol?.name === 'Json') return 'Json';
    if (type.flags & ts.TypeFlags.StringLike) return 'string';
    if (type.flags & ts.TypeFlags.NumberLike) return 'number';
    if (type.flags & ts.TypeFlags.BooleanLike) return 'boolean';
    if (this.checker.isArrayType(type)) {
      const kind = this.#kind(this.checker.getTypeArguments(type as ts.TypeReference)[0] ?? type);
      return kind.includes(' ') ? `(${kind})[]` : `${kind}[]`;
    }
    const name = type.symbol?.name;
    return name === 'Date' || name === 'Buffer' ? name : this.checker.typeToString(type);
  }

  /** Whether what is stored as JSON comes back as this. */
  #plain(type: ts.Type, known: Set<ts.Type>): boolean {
    if (known.has(type)) return true;
    known.add(type);
    return parts(type).every((part) => {
      if (part.flags & (ts.TypeFlags.Any | ts.TypeFlags.BigIntLike | ts.TypeFlags.ESSymbolLike)) return false;
      if (part.symbol?.name === 'Date' || part.symbol?.name === 'Buffer' || part.getCallSignatures().length > 0)
        return false;
      if (this.checker.isArrayType(part) || this.checker.isTupleType(part))
        return this.checker.getTypeArguments(part as ts.TypeReference).every((inner) => this.#plain(inner, known));
      if (!(part.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection))) return true;
      return this.checker
        .getPropertiesOfType(part)
        .every((property) => this.#plain(this.checker.getTypeOfSymbol(property), known));
    });
  }
}

const parts = (type: ts.Type): ts.Type[] => (type.isUnion() ? type.types : [type]);

/**
 * Where the code says statements, and what types it declares for them.
 * @param project a tsconfig.json that fits all files
 * @throws Error for a name that cannot be read off the code
 */
export function readDeclarations(root: string, project: string, files: string[]): Declaration[] {
  const { config } = ts.readConfigFile(project, ts.sys.readFile) as { config: unknown };
  const { options } = ts.parseJsonConfigFileContent(
    config,
    { ...ts.sys, readDirectory: () => [] },
    join(project, '..'),
  );
  const program = ts.createProgram(files, options);
  const reader = new Reader(program.getTypeChecker());
  return files.flatMap((file) => {
    const source = program.getSourceFile(file);
    if (!source) throw new Error(`${file} is not there.`);
    const found: Declaration[] = [];
    const visit = (node: ts.Node): void => {
      if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && sayers.has(node.expression.text)) {
        const where = `${relative(root, file)}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
        const names = namesOf(node.arguments[0]);
        if (!names)
          throw new Error(`${where}: Write the name of a statement as a string or a template where it is said.`);
        const [first, second] = node.typeArguments ?? [];
        const silent = node.expression.text === 'command';
        found.push({
          where,
          names,
          columns: reader.fields(silent ? undefined : first),
          parameters: reader.fields(silent ? first : second),
        });
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
    return found;
  });
}
