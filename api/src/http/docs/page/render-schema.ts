import type { Schema } from '../document-types.ts';
import { schemaNameOf } from '../document.ts';
import { html, joined, nothing, prose, type Markup } from './markup.ts';

export const schemaAnchor = (name: string): string => `schema-${name}`;

const literal = (value: unknown): Markup => html`<code>${JSON.stringify(value)}</code>`;

const anyOf = (schema: Schema): Schema[] | undefined => schema.anyOf ?? schema.oneOf ?? schema.allOf;

/** What has fields to show: the schema itself, or what a list or a choice is of. */
function objectIn(schema: Schema): Schema | undefined {
  if (schema.properties) return schema;
  if (schema.items) return objectIn(schema.items);
  const inner = anyOf(schema)?.filter(({ type }) => type !== 'null') ?? [];
  return inner.length === 1 && inner[0] ? objectIn(inner[0]) : undefined;
}

const bound = (words: string, value: number | undefined): string => (value === undefined ? '' : `${words} ${value}`);
/** Numbers that every integer keeps to tell nothing. */
const telling = (value: number | undefined): number | undefined =>
  value === undefined || Math.abs(value) >= Number.MAX_SAFE_INTEGER ? undefined : value;

function sizeOf({ minLength, maxLength, minItems, maxItems }: Schema): string {
  const [least, most] = [minLength ?? minItems, maxLength ?? maxItems];
  const [single, several] =
    minItems === undefined && maxItems === undefined ? ['character', 'characters'] : ['entry', 'entries'];
  const counted = (count: number) => `${count} ${count === 1 ? single : several}`;
  if (most === undefined) return least === undefined ? '' : `${counted(least)} or more`;
  if (least === undefined) return `${counted(most)} or fewer`;
  return least === most ? counted(most) : `${least} to ${counted(most)}`;
}

function limitsOf(schema: Schema): string {
  return [
    schema.description ?? schema.format ?? '',
    bound('from', telling(schema.minimum)),
    bound('more than', telling(schema.exclusiveMinimum)),
    bound('to', telling(schema.maximum)),
    sizeOf(schema),
    schema.default === undefined ? '' : `\`${JSON.stringify(schema.default)}\` when left out`,
  ]
    .filter(Boolean)
    .join(', ');
}

function kindOf(schema: Schema): Markup {
  if (schema.$ref) {
    const name = schemaNameOf(schema.$ref);
    return html`<a href="#${schemaAnchor(name)}">${name}</a>`;
  }
  if (schema.const !== undefined) return literal(schema.const);
  if (schema.enum) return joined(schema.enum.map(literal), ' or ');
  const choice = anyOf(schema);
  if (choice) return joined(choice.map(kindOf), ' or ');
  if (schema.prefixItems) return html`list of ${joined(schema.prefixItems.map(kindOf), ', ')}`;
  if (schema.items) return html`list of ${kindOf(schema.items)}`;
  if (typeof schema.additionalProperties === 'object') return html`object of ${kindOf(schema.additionalProperties)}`;
  return html`${[schema.type ?? 'anything'].flat().join(' or ')}`;
}

/** In a line: `list of Poi`, `integer, from 1, to 50`. */
export function renderType(schema: Schema): Markup {
  const limits = limitsOf(schema);
  return html`<span class="type">${kindOf(schema)}${limits ? prose(`, ${limits}`) : nothing}</span>`;
}

/** Every field, and those of what is in it; nothing for what has none. */
export function renderFields(schema: Schema): Markup {
  const { properties, required = [] } = objectIn(schema) ?? {};
  if (!properties) return nothing;
  const field = ([name, inner]: [string, Schema]) =>
    html`<li>
      <code>${name}</code>${required.includes(name) ? '' : ' (optional)'} ${renderType(inner)} ${renderFields(inner)}
    </li>`;
  return html`<ul class="fields">
    ${Object.entries(properties).map(field)}
  </ul>`;
}
