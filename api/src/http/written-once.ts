import type { FastifySerializerCompiler } from 'fastify';
import { ResponseSerializationError } from 'fastify-type-provider-zod';
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

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

interface Field {
  name: string;
  write: Write;
}

/** What holds no part is judged and written in one go; the fields that do follow. */
function objectWriter(rest: Write, fields: Field[], whole: Write): Write {
  const named = fields.map(({ name, write }) => ({ name, key: JSON.stringify(name), write }));
  return (value) => {
    if (!isObject(value)) return whole(value);
    const written = rest(value).slice(1, -1);
    const parts = written === '' ? [] : [written];
    for (const { name, key, write } of named) {
      // What is left out is judged as well: it may not be.
      const text = write(value[name]) as string | undefined;
      if (text !== undefined) parts.push(`${key}:${text}`);
    }
    return `{${parts.join()}}`;
  };
}

const listWriter =
  (write: Write, whole: Write): Write =>
  (value) =>
    Array.isArray(value) ? `[${value.map(write).join()}]` : whole(value);

type UnionOfObjects = z.ZodUnion<z.ZodObject[]> & { def: { discriminator?: string } };

const isOfObjects = (schema: z.ZodType): schema is UnionOfObjects =>
  schema instanceof z.ZodUnion && schema.options.every((option) => option instanceof z.ZodObject);

/** Whether a value is meant as this kind: by the field that tells them apart, or by its having all fields of it. */
function isMeant(kind: z.ZodObject, discriminator: string | undefined): (value: Record<string, unknown>) => boolean {
  const fields: Record<string, z.ZodType> = kind.shape;
  const telling = discriminator === undefined ? undefined : fields[discriminator];
  if (discriminator !== undefined && telling instanceof z.ZodLiteral)
    return (value) => telling.values.has(value[discriminator] as string);
  const required = Object.keys(fields).filter((name) => !fields[name]?.safeParse(undefined).success);
  return (value) => required.every((name) => name in value);
}

/** Of several kinds of objects: a value is of the first one that it is meant as. */
function unionWriter({ options, def }: UnionOfObjects, whole: Write, compile: Compile): Write {
  const kinds = options.map((kind) => ({ is: isMeant(kind, def.discriminator), write: compile(kind) }));
  return (value) => (isObject(value) ? (kinds.find(({ is }) => is(value))?.write ?? whole)(value) : whole(value));
}

const fieldsOf = (schema: z.ZodType): [string, z.ZodType][] => Object.entries((schema as z.ZodObject).shape);

/** The schemas right inside one that is made of nothing else. */
function inside(schema: z.ZodType): readonly z.ZodType[] {
  if (!isPlain(schema)) return [];
  if (schema instanceof z.ZodArray) return [schema.element as z.ZodType];
  if (isOfObjects(schema)) return schema.options;
  return schema instanceof z.ZodObject ? fieldsOf(schema).map(([, field]) => field) : [];
}

/**
 * Judges and writes answers as the contract has them. Of `parts`, what is the same object as in an earlier answer is neither
 * judged nor written again: such objects are never changed once they are made. A part may hold others.
 */
export function writtenOnce(parts: readonly z.ZodType[]): FastifySerializerCompiler<unknown> {
  const writers = new Map<z.ZodType, Write>();
  const holdsPart = (schema: z.ZodType): boolean => inside(schema).some(isOrHoldsPart);
  const isOrHoldsPart = (schema: z.ZodType): boolean => parts.includes(schema) || holdsPart(schema);
  return ({ schema: answer, method, url }) => {
    // Read, not encoded: the same for what is plain data, and zod has a quick way for it.
    const wholly =
      (schema: z.ZodType): Write =>
      (value) => {
        const { error, data } = schema.safeParse(value);
        if (error) throw new ResponseSerializationError(method, url, { cause: error });
        return JSON.stringify(data);
      };
    const piecewise: Compile = (schema) => {
      const whole = wholly(schema);
      if (!holdsPart(schema)) return whole;
      if (schema instanceof z.ZodArray) return listWriter(compile(schema.element as z.ZodType), whole);
      if (isOfObjects(schema)) return unionWriter(schema, whole, compile);
      const fields = fieldsOf(schema);
      const rest = z.object(Object.fromEntries(fields.filter(([, field]) => !isOrHoldsPart(field))));
      const held = fields.flatMap(([name, field]) => (isOrHoldsPart(field) ? [{ name, write: compile(field) }] : []));
      return objectWriter(wholly(rest), held, whole);
    };
    const compile: Compile = (schema) => {
      if (!parts.includes(schema)) return piecewise(schema);
      const writer = writers.get(schema) ?? once(piecewise(schema));
      writers.set(schema, writer);
      return writer;
    };
    return compile(answer as z.ZodType);
  };
}
