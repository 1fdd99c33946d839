import { isSchema, schemaPrinter, type Direction } from './schema-text.ts';
import type { Override } from './surface.ts';

/** What the contract's modules export when they run, by facade. */
export type ContractModules = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

type Call = { params?: unknown; query?: unknown; body?: unknown; answer: unknown };

const isCallGroup = (value: unknown): value is Record<string, Call> =>
  typeof value === 'object' &&
  value !== null &&
  Object.keys(value).length > 0 &&
  Object.keys(value).every((name) => /^[A-Z]+ \/api\//.test(name));

const typeOf = (schema: unknown): string => (schema as { _zod: { def: { type: string } } })._zod.def.type;
/** A name for less than this would hide more than it tells. */
const worthNaming = new Set(['object', 'union', 'enum', 'intersection']);

/** Exported schemas by their names; none for a name that two modules give to different ones. */
function namesOf(modules: ContractModules): Map<unknown, string> {
  const byName = new Map<string, Set<unknown>>();
  for (const given of Object.values(modules)) {
    for (const [name, value] of Object.entries(given)) {
      if (isSchema(value) && worthNaming.has(typeOf(value)))
        byName.set(name, (byName.get(name) ?? new Set()).add(value));
    }
  }
  const names = new Map<unknown, string>();
  for (const [name, values] of byName) {
    const [only, ...others] = values;
    if (others.length === 0 && !names.has(only)) names.set(only, name);
  }
  return names;
}

/** Schemas and calls of the contract as TypeScript, in place of their declarations, which speak of the library. */
export function contractTexts(modules: ContractModules): Override {
  const names = namesOf(modules);
  const differs = (schema: unknown) => printer.plain(schema, 'in') !== printer.plain(schema, 'out');
  const nameOf = (schema: unknown, direction: Direction): string | undefined => {
    const name = names.get(schema);
    if (!name) return undefined;
    return differs(schema) ? `${direction === 'in' ? 'Sent' : 'Given'}<${name}>` : name;
  };
  const printer = schemaPrinter(nameOf);

  const schemaText = (name: string, schema: unknown): string => {
    // What another name says already.
    const known = names.get(schema);
    if (known && known !== name) return `type ${name} = ${known};`;
    if (!differs(schema)) return `type ${name} = ${printer.plain(schema, 'out')};`;
    return `type ${name} = Schema<${printer.plain(schema, 'in')}, ${printer.plain(schema, 'out')}>;`;
  };

  const callText = ({ params, query, body, answer }: Call): string => {
    const parts = Object.entries({ params, query, body }).filter(([, schema]) => schema !== undefined);
    const input = parts.map(([name, schema]) => `${name}: ${printer.text(schema, 'in')};`);
    return `(input: {\n${input.join('\n')}\n}) => ${printer.text(answer, 'out')}`;
  };

  const groups = Object.values(modules).flatMap((given) =>
    Object.entries(given).filter((entry): entry is [string, Record<string, Call>] => isCallGroup(entry[1])),
  );
  const groupText = (name: string, calls: Record<string, Call>): string => {
    const parts = groups.filter(
      ([other, group]) => other !== name && Object.entries(group).every(([key, call]) => calls[key] === call),
    );
    const sum = parts.reduce((count, [, group]) => count + Object.keys(group).length, 0);
    if (parts.length > 1 && sum === Object.keys(calls).length) {
      return `const ${name}: ${parts.map(([part]) => `typeof ${part}`).join(' & ')};`;
    }
    const lines = Object.entries(calls).map(([key, call]) => `${JSON.stringify(key)}: ${callText(call)};`);
    return `const ${name}: {\n${lines.join('\n')}\n};`;
  };

  return (facade, name) => {
    const value = modules[facade]?.[name];
    if (isSchema(value)) return schemaText(name, value);
    return isCallGroup(value) ? groupText(name, value) : undefined;
  };
}
