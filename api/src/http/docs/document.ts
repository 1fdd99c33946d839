import type { CallKey } from '@tabi/shared/contracts';
import { links } from '@tabi/shared/links';
import { description, parameters, responses, securitySchemes } from './components.ts';
import type { ApiDocument, Schema } from './document-types.ts';
import { examples } from './examples.ts';
import { describeOperation, type CallRules } from './operation.ts';
import { tagsOfCalls } from './tags.ts';

const schemaPrefix = '#/components/schemas/';

/** Names of the schemas that something refers to, directly or over others. */
function namesIn(part: unknown, schemas: Record<string, Schema>, found = new Set<string>()): Set<string> {
  for (const [, name = ''] of JSON.stringify(part).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
    if (found.has(name)) continue;
    found.add(name);
    if (schemas[name]) namesIn(schemas[name], schemas, found);
  }
  return found;
}

/** @param rulesOf of every call, as its route was registered */
export function finishDocument(given: ApiDocument, rulesOf: ReadonlyMap<CallKey, CallRules>): ApiDocument {
  const paths: ApiDocument['paths'] = {};
  for (const [path, verbs] of Object.entries(given.paths)) {
    for (const [verb, operation] of Object.entries(verbs)) {
      const call = `${verb.toUpperCase()} ${path}` as CallKey;
      const rules = rulesOf.get(call);
      if (!rules) throw new Error(`${call} is no call of the contract: hide its route from the document.`);
      const described = describeOperation(call, rules, operation);
      const body = described.requestBody?.content['application/json'];
      if (body && call in examples) body.example = examples[call];
      (paths[path] ??= {})[verb] = described;
    }
  }
  const { schemas } = given.components;
  const used = namesIn([paths, responses], schemas);
  return {
    openapi: given.openapi,
    info: { ...given.info, description, license: { name: 'Terms of use', url: links.terms() } },
    servers: [{ url: '/', description: 'This site' }],
    tags: tagsOfCalls.map(({ name, description: about }) => ({ name, description: about })),
    paths,
    components: {
      schemas: Object.fromEntries(Object.entries(schemas).filter(([name]) => used.has(name))),
      responses,
      parameters,
      securitySchemes,
    },
  };
}

/** What a reference to a schema is the name of. */
export const schemaNameOf = (ref: string): string => ref.slice(schemaPrefix.length);
