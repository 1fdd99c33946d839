import type { ApiDocument, Operation } from '../document-types.ts';
import { html, prose, type Markup } from './markup.ts';
import { renderOperation } from './render-operation.ts';
import { renderFields, renderType, schemaAnchor } from './render-schema.ts';

const tagAnchor = (name: string): string => `tag-${name.toLowerCase().replaceAll(' ', '-')}`;

interface Entry {
  path: string;
  verb: string;
  operation: Operation;
}

const entriesOf = ({ paths }: ApiDocument, tag: string): Entry[] =>
  Object.entries(paths).flatMap(([path, verbs]) =>
    Object.entries(verbs)
      .filter(([, { tags }]) => tags.includes(tag))
      .map(([verb, operation]) => ({ path, verb, operation })),
  );

const renderContents = ({ tags, components }: ApiDocument): Markup => html`
  <nav aria-label="Contents">
    <ul>
      ${tags.map(({ name }) => html`<li><a href="#${tagAnchor(name)}">${name}</a></li>`)}
      <li><a href="#schemas">Schemas (${Object.keys(components.schemas).length})</a></li>
    </ul>
  </nav>
`;

const renderTag = (document: ApiDocument, { name, description }: ApiDocument['tags'][number]): Markup => html`
  <section aria-labelledby="${tagAnchor(name)}">
    <h2 id="${tagAnchor(name)}">${name}</h2>
    <p>${prose(description)}</p>
    ${entriesOf(document, name).map(({ path, verb, operation }) =>
      renderOperation(path, verb, operation, document.components),
    )}
  </section>
`;

const renderSchemas = ({ components }: ApiDocument): Markup => html`
  <section aria-labelledby="schemas">
    <h2 id="schemas">Schemas</h2>
    ${Object.entries(components.schemas).map(
      ([name, schema]) => html`
        <article>
          <h3 id="${schemaAnchor(name)}">${name}</h3>
          <p>${renderType(schema)}</p>
          ${renderFields(schema)}
        </article>
      `,
    )}
  </section>
`;

/** The document as a page for people: no script, no style but the one file. */
export const renderPage = (document: ApiDocument): string =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>The API of ${document.info.title}</title>
        <link rel="stylesheet" href="/api/docs.css" />
      </head>
      <body>
        <a class="skip" href="#calls">To the calls</a>
        <header>
          <h1>The API of ${document.info.title}</h1>
          ${document.info.description.split('\n\n').map((text) => html`<p>${prose(text)}</p>`)}
          <p>
            For programs: <a href="/api/openapi.json">the same as an OpenAPI ${document.openapi} document</a>.
            <a href="/">To ${document.info.title}</a>
          </p>
        </header>
        ${renderContents(document)}
        <main id="calls">${document.tags.map((tag) => renderTag(document, tag))} ${renderSchemas(document)}</main>
      </body>
    </html>`.text;
