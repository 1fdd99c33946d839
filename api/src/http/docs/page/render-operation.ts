import type { Answer, ApiDocument, Media, Operation, Parameter, Security } from '../document-types.ts';
import { html, joined, nothing, prose, type Markup } from './markup.ts';
import { renderFields, renderType } from './render-schema.ts';

/** An entry of `components` that a reference leads to. */
function resolved<T extends object>(entry: T | { $ref: string }, among: Record<string, T>): T {
  if (!('$ref' in entry)) return entry;
  const found = among[entry.$ref.slice(entry.$ref.lastIndexOf('/') + 1)];
  if (!found) throw new Error(`${entry.$ref} leads nowhere: add it to the components of the document.`);
  return found;
}

function whoMay(security: Security): string {
  const names = new Set(security.flatMap((entry) => Object.keys(entry)));
  if (names.size === 0) return 'Everybody.';
  const who = names.has('visitor') ? 'A visitor or somebody who is signed in' : 'Somebody who is signed in';
  return names.has('xsrf') ? `${who}, with the XSRF token.` : `${who}.`;
}

const renderMedia = ([type, { schema, example }]: [string, Media]): Markup => html`
  <p><code>${type}</code> ${renderType(schema)}</p>
  ${renderFields(schema)}
  ${example === undefined ? nothing : html`<pre><code>${JSON.stringify(example, null, 2)}</code></pre>`}
`;

const renderParameter = ({ name, in: place, required, description, schema }: Parameter): Markup => html`
  <li>
    <code>${name}</code> in the ${place}${required ? '' : ' (optional)'} ${renderType(schema)}
    ${description ? html`<p>${prose(description)}</p>` : nothing}
  </li>
`;

const part = (title: string, content: Markup): Markup => html`
  <section>
    <h3>${title}</h3>
    ${content}
  </section>
`;

function renderRequest({ parameters, requestBody }: Operation, components: ApiDocument['components']): Markup {
  const given = parameters?.map((entry) => renderParameter(resolved(entry, components.parameters)));
  return html`
    ${
      given
        ? part(
            'Takes',
            html`<ul class="fields">
              ${given}
            </ul>`,
          )
        : nothing
    }
    ${requestBody ? part('Body', joined(Object.entries(requestBody.content).map(renderMedia), '')) : nothing}
  `;
}

function renderProblem(
  [status, entry]: [string, Answer | { $ref: string }],
  components: ApiDocument['components'],
): Markup {
  const { description, headers = {} } = resolved(entry, components.responses);
  const told = Object.entries(headers).map(([name, header]) => html` <code>${name}</code>: ${header.description}`);
  return html`<li><code>${status}</code> ${prose(description)}${told}</li>`;
}

/** One call, folded to a line; an address that ends in its operation id unfolds it. */
export function renderOperation(
  path: string,
  verb: string,
  operation: Operation,
  components: ApiDocument['components'],
): Markup {
  const { 200: success, ...problems } = operation.responses;
  const answer = success ? resolved(success, components.responses) : undefined;
  return html`
    <details class="operation">
      <summary>
        <span class="verb ${verb}">${verb.toUpperCase()}</span> <code class="path">${path}</code>
        <span class="summary">${prose(operation.summary)}</span>
      </summary>
      <div id="${operation.operationId}" class="inside">
        ${part('Who may', html`<p>${whoMay(operation.security)}</p>`)} ${renderRequest(operation, components)}
        ${part('Answer', joined(Object.entries(answer?.content ?? {}).map(renderMedia), ''))}
        ${part(
          'Problems',
          html`<ul class="fields">
            ${Object.entries(problems).map((entry) => renderProblem(entry, components))}
          </ul>`,
        )}
      </div>
    </details>
  `;
}
