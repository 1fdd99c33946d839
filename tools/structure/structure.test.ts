import { join } from 'node:path';
import { workspaceRoot } from '../federation/paths.ts';
import { rules } from './rules.ts';
import { readTree } from './tree.ts';

const fixtures = join(workspaceRoot(), 'tools/structure/fixtures');

/** `path: message` of everything the rule finds in the small tree that breaks it. */
async function brokenBy(name: string): Promise<string[]> {
  const rule = rules.find((one) => one.name === name)!;
  const problems = await rule.check(readTree(join(fixtures, name)));
  return problems.map(({ path, line, message }) => `${path}${line ? `:${line}` : ''}: ${message}`);
}

const expected: Record<string, string[]> = {
  'package-doors': [
    'mf-blog/src/routes.tsx:1: "@tabi/shared/src/ui/layout.tsx" is not among the exports of @tabi/shared',
    'mf-blog/src/routes.tsx:2: "../../shared/src/ui/button.tsx" climbs out of mf-blog',
    'web/src/app.ts:2: "@tabi/releases/src/registry.ts" is not among the exports of @tabi/releases',
    'web/src/app.ts:3: "../../packages/releases/src/registry.ts" climbs out of web',
  ],
  'package-scripts': [
    'packages/maps/package.json: Write "types": "tsx ../../tools/verify/package-script.ts types" into its scripts',
    'web/package.json: Write "lint": "tsx ../tools/verify/package-script.ts lint" into its scripts',
  ],
  'file-names': [
    'api/src/modules/posts/posts-manager.ts: A module holds routes',
    'mf-blog/src/features/posts/posts-table.tsx: A feature holds <f>.page.tsx',
    "mf-blog/src/lib/dates.ts: A remote's src/ has only features/, common/ and widgets/",
    'mf-blog/src/common/posts.page.tsx: src/common/ holds what several features are made of',
    'mf-blog/src/common/sections/latest.tsx: A feature has no other folders than sections/',
    'shared/src/format/dateText.ts: Write file and folder names in kebab-case.',
    'shared/src/format/index.ts: Import the file that has it instead of a barrel',
    'shared/src/format/utils.ts: Name it for what it knows or does',
  ],
  'app-skeleton': ['mf-blog/src/standalone.tsx: Every remote has the same skeleton'],
  'remote-manifest': [
    'mf-account/remote.json: Mend "name" to fit the schema: A remote is called mf-<domain>.',
    'mf-account/remote.json: Mend "pages" to fit the schema',
    'mf-blog/remote.json: "blog:post-liked" is no event',
    'mf-blog/remote.json: "planner:trip-planned" belongs to another app',
    'mf-blog/remote.json: The page "aboutUs" is never tried: write an address of /blog/about/:part',
    'mf-blog/remote.json: The page "posts" is described but missing in src/routes.tsx',
    'mf-blog/remote.json: The page "aboutUs" is described but missing in src/routes.tsx',
    'mf-blog/remote.json: src/routes.tsx serves "post"',
    'mf-blog/remote.json: A widget is announced whose file is missing: add mf-blog/src/widgets/teaser.tsx.',
    'mf-blog/remote.json: mf-blog/src/widgets/newsletter-form.tsx is not lent to anybody',
    'mf-blog/remote.json: Write what "mf-blog/Teaser" must be told into WidgetProps',
    'mf-blog/remote.json: widgets.d.ts tells of "mf-blog/Archive", which is not lent',
    'mf-planner/remote.json: Mend "pages.0.title" to fit the schema: The title asks for {id}, which /blog/:slug',
    'shell/shell.json: mf-blog may not serve /stories (its page "posts"): it may use /blog.',
    'shell/shell.json: mf-trains may not serve /blog (its page "trains"): it has no prefix yet.',
    'shell/shell.json: mf-blog (page "blog") and mf-trains (page "trains") claim the same path, /blog/*',
    'shell/shell.json: mf-blog (page "aboutUs") and shell (page "aboutUs") have the same name',
  ],
  'event-owner': [
    'shared/src/events/events.ts: "blog:post-read" does not read as <owner>:<fact-in-the-past>',
    'shared/src/events/events.ts: "weather:rain-came" does not read as',
    'shared/src/events/events.ts: "blog:read-post" does not read as',
    'mf-blog/src/features/blog/state.ts:3: Announce "shell:theme-changed" under events.listens',
    'mf-blog/src/features/blog/state.ts:5: "planner:trip-planned" is emitted by its owner alone',
    'mf-blog/src/features/blog/state.ts:6: Announce "blog:posts-changed" under events.emits',
    'shared/src/standalone/session.ts:4: "planner:trip-planned" is emitted by its owner alone',
  ],
  'dead-contract': [
    'shared/src/events/events.ts: Nobody listens to "blog:post-liked"',
    'shared/src/events/events.ts: Nobody emits "shell:theme-changed"',
    'shared/src/events/events.ts: Nobody emits or listens to "blog:post-read"',
    'mf-blog/remote.json: No code of mf-blog does what events.emits says of "blog:post-read"',
    'mf-planner/remote.json: No code of mf-planner does what events.listens says of "shell:session-changed"',
    'mf-blog/widgets.d.ts: Nobody borrows "mf-blog/Archive": stop lending it',
    'mf-blog/widgets.d.ts: Nobody borrows "mf-blog/Teaser": stop lending it',
    'mf-blog/widgets.d.ts: Nobody borrows "mf-blog/Unexplained": stop lending it',
    'mf-blog/widgets.d.ts: "mf-blog/Ticker" is borrowed by now',
  ],
  animations: [
    'mf-blog/src/features/posts/components/waiting.module.css:12: "background-position" is painted anew in every frame of "pass"',
  ],
  'narrow-styles': [
    'mf-blog/src/features/posts/components/waiting.module.css:1: "body:has(" has the browser look through everything below',
    'mf-blog/src/features/posts/components/waiting.module.css:5: ":has(+ :hover" has the browser look through everything below',
    'mf-blog/src/features/posts/components/waiting.module.css:8: ":root:not([data-theme]):has(" has the browser look',
  ],
  'font-units': [
    'mf-blog/src/features/posts/components/story.module.css:2: "68ch" has the browser open a font to tell a length',
    'mf-blog/src/features/posts/components/story.module.css:3: "1.5rlh" has the browser open a font to tell a length',
    'mf-blog/src/features/posts/components/story.module.css:8: ".5ex" has the browser open a font to tell a length',
  ],
  'data-in-api': ["mf-blog/src/features/posts/components/teaser.tsx:1: useApi belongs in the feature's api.ts"],
  'journey-crossings': [
    'e2e/journeys/read.spec.ts: It says that it crosses mf-trains: no remote is called so',
    'e2e/journeys/walk.spec.ts: Say once at the top which remotes it crosses',
  ],
  'folder-rings': [
    'api/src/modules/blog: These folders stand on each other in a ring (api/src/modules/blog/repository.ts imports',
    'api/src/modules/trips/core: These folders stand on each other in a ring (api/src/modules/trips/core/service.ts imports',
  ],
  'sql-in-repositories': [
    'api/src/modules/posts/presenter.ts:3: SQL stands in repositories alone',
    'api/src/modules/posts/repository.ts:6: Nothing checks what is asked here: say it as a statement',
    'api/src/modules/posts/service.ts:1: Nothing checks what is asked here: say it as a statement',
    'api/src/modules/posts/service.ts:1: SQL stands in repositories alone',
    'packages/catalogue/src/load/load-posts.ts:4: Nothing checks what is asked here: say it as a statement',
  ],
  'effect-cleanup': [
    'shell/src/frame/menu.tsx:5: This effect starts something with addEventListener and never ends it',
    'shell/src/frame/menu.tsx:16: This effect starts something with setTimeout and never ends it',
  ],
  colours: [
    'mf-blog/src/features/blog/blog.module.css:3: "#fff" is a colour of its own',
    'mf-blog/src/features/blog/blog.module.css:5: "rgb" is a colour of its own',
    'mf-blog/src/features/blog/blog.module.css:9: "black" is a colour of its own',
    'mf-blog/src/features/blog/blog.module.css:14: "tomato" is a colour of its own',
    'mf-blog/src/features/blog/blog.page.tsx:2: "#c00" is a colour of its own',
    'mf-blog/src/features/blog/blog.page.tsx:3: "white" is a colour of its own',
  ],
  'one-calendar': [
    'api/src/modules/trips/service.ts:3: A day of milliseconds',
    'api/src/modules/trips/service.ts:4: A day of milliseconds',
    'api/src/modules/trips/service.ts:5: A day of milliseconds',
    'api/src/modules/trips/service.ts:7: Ask @tabi/shared/format for the day',
    'api/src/modules/trips/service.ts:8: Ask @tabi/shared/format for the day',
    'tools/cli/wait.mjs:1: A day of milliseconds',
  ],
  sizes: [
    'shell/src/frame/frame.module.css: This file has 302 lines: split it',
    '.: The median source file has 80 lines, more than 75',
  ],
  catalog: [
    'pnpm-workspace.yaml:6: "react: ^19.0.0" is a range',
    'pnpm-workspace.yaml:7: No package uses "@fastify/static"',
    'web/package.json: Write "pino": "catalog:"',
  ],
  'private-traces': [
    '.npmrc:1: "registry=http://10.0.0.1:4873/" chooses a package registry',
    // In parts, so that this file leaves no trace itself.
    `api/src/paths.ts:1: "/${'root'}/" is a folder of one machine`,
    `api/src/paths.ts:2: "/${'tmp'}/boot/" is a folder of one machine`,
    `docs/operations.md:1: "/${'work'}/" is a folder of one machine`,
    `docs/operations.md:3: "https://${'registry'}.example.com" names a package registry`,
  ],
};

it.each(Object.keys(expected))('%s finds what breaks it, and nothing else', async (name) => {
  const found = (await brokenBy(name)).sort();
  const wanted = [...expected[name]!].sort();
  expect(found).toEqual(wanted.map((words) => expect.stringContaining(words)));
});

it('has a fixture for every rule', () => {
  expect([...Object.keys(expected), 'imports'].sort()).toEqual(rules.map(({ name }) => name).sort());
});

describe('imports', () => {
  let found: string[];
  beforeAll(async () => {
    found = await brokenBy('imports');
  });

  it.each([
    ['another remote', /posts\.page\.tsx imports mf-planner\/.*A remote imports only itself and @tabi\/shared/],
    ['another feature', /posts\/api\.ts imports .*search\/domain\.ts: A feature never imports another feature/],
    ['a section from a component', /list\.tsx imports .*found\.tsx: A feature never imports another feature/],
    [
      'more than sections of another feature',
      /posts\.page\.tsx imports .*search\/domain\.ts: Of another feature a page/,
    ],
    [
      'another page at once',
      /posts\.page\.tsx imports .*search\.page\.tsx: Another feature's page is fetched when it is opened/,
    ],
    ['a feature from what features are made of', /card\.tsx imports .*search\/domain\.ts: src\/common\/ is what/],
    ['a component from a call in common', /common\/api\.ts imports .*card\.tsx: State and calls know no components/],
    ['the page from a section', /found\.tsx imports .*search\.page\.tsx: A section is shown on pages/],
    [
      'the page from a component',
      /box\.tsx imports .*search\.page\.tsx: Components are what a page and its sections are made of/,
    ],
    ['a component from the state', /state\.ts imports .*box\.tsx: State and calls know no components/],
    ['the state from the domain', /domain\.ts imports .*state\.ts: Domain rules are pure/],
    ['a widget from a feature', /search\.page\.tsx imports .*latest-posts\.tsx: routes\.tsx and widgets/],
    ['a remote from the shell', /shell\/src\/app\.tsx imports mf-blog.*The shell opens with every remote down/],
    ['an app from shared', /shared\/src\/state\/state\.ts imports shell.*shared is below all apps/],
    ['an app from a server', /web\/src\/app\.ts imports shell.*The servers take the apps from their builds/],
    ['a tool from production code', /web\/src\/flip\.ts imports tools.*Tools build and check/],
    [
      'an app from a package',
      /packages\/releases\/src\/shelf\.ts imports web.*A package of packages\/ stands by itself/,
    ],
    ['the file system from the planner', /solve\/plan\.ts imports .*fs: The planner is a pure engine/],
    [
      'a higher floor of the planner',
      /model\/time\.ts imports .*solve\/plan\.ts: The floors of packages\/planner\/src are model → travel/,
    ],
    [
      'a module from the ground floor',
      /http\/session\.ts imports .*posts\/service\.ts: The floors of api\/src are http → ports/,
    ],
    [
      'a service from a repository',
      /posts\/repository\.ts imports .*posts\/service\.ts: In a module the order is routes/,
    ],
    ['each other', /chicken\.ts → .*egg\.ts → .*: None of these can be understood or changed alone/],
  ])('refuses %s', (_, sentence) => expect(found).toContainEqual(expect.stringMatching(sentence)));

  it("lets a page show another feature's section", () => {
    const shown = found.filter(
      (problem) => problem.includes('posts.page.tsx imports') && problem.includes('found.tsx'),
    );
    expect(shown).toEqual([]);
  });
});
