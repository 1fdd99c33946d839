import { widgetFile } from '@tabi/releases';
import * as code from './remote-code.ts';
import type { RemoteNames } from './remote-names.ts';

export type Facts = {
  names: RemoteNames;
  /** The team, as people call it. */
  owner: string;
  /** The range of `@tabi/shared`. */
  needs: string;
};

const json = (value: unknown) => JSON.stringify(value, null, 2);

const manifest = ({ names }: Facts) =>
  json({
    name: `@tabi/${names.folder}`,
    version: '0.1.0',
    private: true,
    scripts: Object.fromEntries(
      ['test', 'build', 'lint', 'types'].map((verb) => [verb, `tsx ../tools/verify/package-script.ts ${verb}`]),
    ),
    dependencies: { '@tabi/shared': 'workspace:*', react: 'catalog:', 'react-dom': 'catalog:' },
    devDependencies: {
      '@tabi/tools': 'workspace:*',
      '@types/react': 'catalog:',
      '@types/react-dom': 'catalog:',
      '@testing-library/react': 'catalog:',
      '@testing-library/dom': 'catalog:',
      '@testing-library/jest-dom': 'catalog:',
    },
  });

const description = ({ names, owner, needs }: Facts) =>
  json({
    name: names.folder,
    owner,
    pages: [{ name: names.page, path: names.path, title: names.words, render: 'server' }],
    widgets: [`${names.component}List`],
    events: { emits: [], listens: [] },
    needs: { '@tabi/shared': needs },
  });

const tsconfig = () =>
  json({
    extends: '../tsconfig.base.json',
    compilerOptions: { lib: ['ES2023', 'DOM', 'DOM.Iterable'], types: ['jest', '@testing-library/jest-dom'] },
    include: ['src', '../types', '../mf-*/widgets.d.ts'],
  });

const readme = ({ names }: Facts) => `# ${names.folder}

${names.words}: a page, and a list that it lends to others. \`src/features/${names.short}\` has both.

\`pnpm --filter @tabi/${names.folder} test\`, \`lint\`, \`types\` and \`build\` work here alone. The whole: [README](../README.md), [architecture](../docs/architecture.md).
`;

/** Every file of a new remote, by its path in the workspace. */
export function filesOf(facts: Facts): Record<string, string> {
  const { names } = facts;
  const { folder, short, component } = names;
  const feature = `${folder}/src/features/${short}`;
  return {
    [`${folder}/README.md`]: readme(facts),
    [`${folder}/package.json`]: manifest(facts),
    [`${folder}/remote.json`]: description(facts),
    [`${folder}/tsconfig.json`]: tsconfig(),
    [`${folder}/widgets.d.ts`]: code.widgetTypes(names),
    [`${folder}/src/index.ts`]: `void import('./standalone.tsx');\n`,
    [`${folder}/src/standalone.tsx`]: code.standalone(),
    [`${folder}/src/routes.tsx`]: code.routes(names),
    [`${folder}/${widgetFile(`${component}List`).slice(2)}`]: code.widget(names),
    [`${feature}/api.ts`]: code.api(),
    [`${feature}/${short}.page.tsx`]: code.page(names),
    [`${feature}/${short}.page.test.tsx`]: code.pageTest(names),
    [`${feature}/components/${short}-list.tsx`]: code.list(names),
  };
}
