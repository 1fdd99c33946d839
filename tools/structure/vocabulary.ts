/** What the files of a folder may be called. The first entry whose folder fits decides. */
export type Vocabulary = { folder: RegExp; files: RegExp; say: string };

const part = '[a-z0-9]+(-[a-z0-9]+)*';
const test = '(\\.(api|process))?\\.test';
const files = (...patterns: string[]) => new RegExp(`^(${patterns.join('|')})$`);

const feature = '(mf-[^/]+/src/features|shell/src/pages)/[^/]+';
const common = 'mf-[^/]+/src/common';
const either = `(${feature}|${common})`;
const role = '(routes|schema|policy|service|repository|presenter|row)';

export const vocabularies: readonly Vocabulary[] = [
  {
    folder: /^mf-[^/]+$/,
    files: files('remote\\.json', 'package\\.json', 'tsconfig\\.json', 'widgets\\.d\\.ts'),
    say: "A remote's folder holds remote.json, widgets.d.ts, package.json and tsconfig.json: put code under src/.",
  },
  {
    folder: /^mf-[^/]+\/src$/,
    files: files('index\\.ts', 'bootstrap\\.tsx', 'standalone\\.tsx', `routes(${test})?\\.tsx?`),
    say: 'src/ holds index.ts, standalone.tsx and routes.tsx: put the rest into src/features/<f>/, src/common/ or src/widgets/.',
  },
  {
    folder: /^mf-[^/]+\/src\/widgets$/,
    files: files(`${part}(\\.test)?\\.tsx`, `${part}\\.module\\.css`),
    say: 'src/widgets/ holds one <widget>.tsx for each widget that remote.json lends: put its parts into a feature.',
  },
  {
    folder: new RegExp(`^${feature}$`),
    files: files(
      `${part}\\.page(\\.test)?\\.tsx`,
      `${part}(\\.page)?\\.module\\.css`,
      `(api|domain|schema|state)(${test})?\\.tsx?`,
    ),
    say: 'A feature holds <f>.page.tsx, api.ts, domain.ts, schema.ts, state.ts, sections/ and components/: name the file for its kind.',
  },
  {
    folder: new RegExp(`^${common}$`),
    files: files(`(api|domain|state)(${test})?\\.tsx?`),
    say: 'src/common/ holds what several features are made of, as components/, api.ts, state.ts and domain.ts: a page belongs to a feature.',
  },
  {
    folder: new RegExp(`^(${either}/components|${feature}/sections)$`),
    files: files(`${part}(\\.test)?\\.tsx`, `${part}\\.module\\.css`, `use-${part}(\\.test)?\\.tsx?`),
    say: 'components/ and sections/ hold components, their .module.css and use-… hooks: rules belong in domain.ts, calls in api.ts.',
  },
  {
    folder: new RegExp(`^${either}/(api|domain|schema|state)$`),
    files: files(`${part}(\\.test)?\\.ts`),
    say: 'A grown api, domain, schema or state is a folder of <noun>.ts files, without components.',
  },
  {
    folder: new RegExp(`^${either}/`),
    files: files(''),
    say: 'A feature has no other folders than sections/, components/, api/, domain/, schema/ and state/, and src/common/ no sections/: move the file into one of them.',
  },
  {
    folder: /^mf-[^/]+\/src\//,
    files: files(''),
    say: "A remote's src/ has only features/, common/ and widgets/: give the file to the feature it serves.",
  },
  {
    folder: /^api\/src\/modules\/[^/]+(\/(?!domain$)[^/]+)?$/,
    files: files(`(${part}-)?${role}(${test})?\\.ts`, `${part}${test}\\.ts`),
    say: 'A module holds routes, schema, policy, service, repository, presenter and row (alone or as <noun>-<role>.ts): put pure rules into its domain/ folder.',
  },
  {
    folder: /^api\/src\/modules\/([^/]+\/){1,2}domain$/,
    files: files(`${part}(\\.test)?\\.ts`),
    say: 'domain/ holds pure rules as <noun>.ts.',
  },
];
