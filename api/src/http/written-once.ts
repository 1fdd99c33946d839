import type { FastifySchemaCompiler } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import { z } from 'zod';

type Write = (value: unknown) => string;
type Compile = (schema: z.ZodType) => Write;

/** Writes each object once: when it comes again, in whatever answer, its text is at hand. */
function once(write: Write): Write {
  const written = new WeakMap<object, string>();
  return (value) => {
    if (typeof value !== 'object' || value === null) return write(value);
    const text = written.get(value) ?? write(value);
    written.set(value, text);
    return text;
  };
}

const isPlain = ({ def }: z.ZodType): boolean => !def.checks?.length && !('catchall' in def && def.catchall);

function objectWriter(shape: Record<string, z.ZodType>, whole: Write, compile: Compile): Write {
  const fields = Object.entries(shape).map(([name, schema]) => ({ name, key: JSON.stringify(name), schema }));
  const writers = fields.map((field) => ({ ...field, write: compile(field.schema) }));
  return (value) => {
    if (typeof value !== 'object' || value === null) return whole(value);
    const given = value as Record<string, unknown>;
    const parts: string[] = [];
    for (const { name, key, write } of writers) {
      // What is left out is judged as well: it may not be.
      const text = write(given[name]) as string | undefined;
      if (text !== undefined) parts.push(`${key}:${text}`);
    }
    return `{${parts.join()}}`;
  };
}

const listWriter =
  (write: Write, whole: Write): Write =>
  (value) =>
    Array.isArray(value) ? `[${value.map(write).join()}]` : whole(value);

const required = (schema: z.ZodType): string[] =>
  Object.entries((schema as z.ZodObject).shape as Record<string, z.ZodType>).flatMap(([name, field]) =>
    field.safeParse(undefined).success ? [] : [name],
  );

/** Of several kinds of objects: a value is of the first one that it has all fields of. */
function unionWriter(options: readonly z.ZodType[], whole: Write, compile: Compile): Write {
  const kinds = options.map((option) => ({ names: required(option), write: compile(option) }));
  return (value) => {
    if (typeof value !== 'object' || value === null) return whole(value);
    const kind = kinds.find(({ names }) => names.every((name) => name in value));
    return (kind?.write ?? whole)(value);
  };
}

const isOfObjects = (schema: z.ZodType): schema is z.ZodUnion<z.ZodObject[]> =>
  schema instanceof z.ZodUnion && schema.options.every((option) => option instanceof z.ZodObject);

/**
 * Judges and writes answers as the contract has them. Of `parts`, what is the same object as in an earlier answer is neither
 * judged nor written again: such objects are never changed once they are made.
 */
export function writtenOnce(parts: readonly z.ZodType[]): FastifySchemaCompiler<unknown> & typeof serializerCompiler {
  const writers = new Map<z.ZodType, Write>();
  const holdsPart = (schema: z.ZodType): boolean => {
    if (parts.includes(schema)) return true;
    if (!isPlain(schema)) return false;
    if (schema instanceof z.ZodArray) return holdsPart(schema.element as z.ZodType);
    if (isOfObjects(schema)) return schema.options.some(holdsPart);
    return schema instanceof z.ZodObject && Object.values(schema.shape as Record<string, z.ZodType>).some(holdsPart);
  };
  return (route) => {
    const compile: Compile = (schema) => {
      const whole = serializerCompiler({ ...route, schema }) as Write;
      if (parts.includes(schema)) {
        const writer = writers.get(schema) ?? once(whole);
        writers.set(schema, writer);
        return writer;
      }
      if (!holdsPart(schema)) return whole;
      if (schema instanceof z.ZodArray) return listWriter(compile(schema.element as z.ZodType), whole);
      if (isOfObjects(schema)) return unionWriter(schema.options, whole, compile);
      return objectWriter((schema as z.ZodObject).shape as Record<string, z.ZodType>, whole, compile);
    };
    return compile(route.schema as z.ZodType);
  };
}
