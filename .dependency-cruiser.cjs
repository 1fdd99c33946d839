// Who may import whom. $1 is what the first group of `from` caught, so that no rule lists the apps.
const test = '\\.test\\.tsx?$';
const feature = '(?:mf-[^/]+/src/features|shell/src/pages)/[^/]+';
const home = `^(${feature})/`;
/** What has the floors of a feature: page → sections → components → state and api → domain. */
const featureFloors = `^(${feature}|mf-[^/]+/src/common)/`;
const shownPage = `${home}[^/]+\\.page(?:\\.test)?\\.tsx$`;
const page = '[^/]+\\.page\\.tsx$';

const layer = (name, from, to, comment) => ({
  name,
  severity: 'error',
  comment,
  from: { path: `${featureFloors}${from}`, pathNot: test },
  to: { path: `^$1/${to}` },
});

/** Roles of the files in a module of the API: routes → service → policy, repository, presenter → row. Types may come from anywhere. */
const below = (role, above) => ({
  name: `${role}-keeps-its-place`,
  severity: 'error',
  comment:
    'In a module the order is routes → service → policy, repository and presenter → row: pass what this needs as an argument.',
  from: { path: `^api/src/modules/.*[/-]${role}\\.ts$` },
  to: { path: `^api/src/modules/.*[/-](?:${above.join('|')})\\.ts$`, dependencyTypesNot: ['type-only'] },
});

/** Folders that stand on each other, the lowest first: a file imports its own folder and those below. */
const floors = (name, root, storeys) =>
  storeys.flatMap((rooms, height) =>
    rooms.map((room) => ({
      name: `${name}-floors`,
      severity: 'error',
      comment: `The floors of ${root.replace(/^\^|\/$/g, '')} are ${storeys.map((all) => all.join(' and ')).join(' → ')}, each standing on those before it: move what both need down, or take it as an argument.`,
      from: { path: `${root}${room}/`, pathNot: test },
      to: {
        path: `${root}(?:${storeys
          .flatMap((all, other) => all.filter((one) => other > height || (other === height && one !== room)))
          .concat('$')
          .join('|')})/`,
      },
    })),
  );

module.exports = {
  forbidden: [
    {
      name: 'remote-stays-home',
      severity: 'error',
      comment:
        'A remote imports only itself and @tabi/shared: put what both need into shared, or ask for a widget or an event.',
      from: { path: '^(mf-[^/]+)/src/' },
      to: { path: '^(?!node_modules)[^/.]+/', pathNot: ['^$1/', '^shared/', 'node_modules/'] },
    },
    {
      name: 'shell-needs-no-remote',
      severity: 'error',
      comment:
        'The shell opens with every remote down, so it never imports one: load it at run time through shell/src/federation.',
      from: { path: '^shell/src/' },
      to: { path: '^(?:mf-[^/]+|api|web|e2e)/' },
    },
    {
      name: 'shared-knows-no-app',
      severity: 'error',
      comment: 'shared is below all apps: take what it needs as an argument instead.',
      from: { path: '^shared/' },
      to: { path: '^(?!node_modules|shared/|types/)[^/.]+/', pathNot: 'node_modules/' },
    },
    {
      name: 'server-needs-no-app',
      severity: 'error',
      comment: 'The servers take the apps from their builds: load this through the releases at run time.',
      from: { path: '^(?:api|web)/src/' },
      to: { path: '^(?:mf-[^/]+|shell|e2e)/' },
    },
    {
      name: 'production-needs-no-tools',
      severity: 'error',
      comment:
        'Tools build and check, and are not there when the site runs: move what both need into a package of packages/.',
      from: { path: '^(?:[^/]+|packages/[^/]+)/src/', pathNot: test },
      to: { path: '^(?:tools|e2e)/' },
    },
    {
      name: 'packages-know-no-app',
      severity: 'error',
      comment: 'A package of packages/ stands by itself, below all apps: take what it needs as an argument.',
      from: { path: '^packages/' },
      to: { path: '^(?:mf-[^/]+|shell|api|web)/' },
    },
    {
      name: 'feature-stays-home',
      severity: 'error',
      comment:
        "A feature never imports another feature: let its page show the other's section, or move what both need to the remote's src/common/.",
      from: { path: home, pathNot: shownPage },
      to: { path: `^${feature}/`, pathNot: '^$1/' },
    },
    {
      name: 'page-shows-sections',
      severity: 'error',
      comment:
        "Of another feature a page shows sections/, or a whole page that it fetches when it is opened, and nothing else: lend what it needs there, or move it to the remote's src/common/.",
      from: { path: shownPage },
      to: { path: `^${feature}/`, pathNot: ['^$1/', `^${feature}/sections/`, `^${feature}/${page}`] },
    },
    {
      name: 'page-fetches-pages',
      severity: 'error',
      comment:
        "Another feature's page is fetched when it is opened, with import(): a static import would put its script into this page's.",
      from: { path: shownPage },
      to: { path: `^${feature}/${page}`, pathNot: ['^$1/'], dynamic: false, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'common-below-features',
      severity: 'error',
      comment: 'src/common/ is what features are made of and knows none of them: take it as a property, or move it up.',
      from: { path: '^(mf-[^/]+)/src/common/' },
      to: { path: '^$1/src/(?!common/)' },
    },
    {
      name: 'feature-below-app',
      severity: 'error',
      comment: 'routes.tsx and widgets/ are made of features, never the other way: take it as a property.',
      from: { path: '^(mf-[^/]+)/src/features/' },
      to: { path: '^$1/src/(?:widgets/|routes\\.tsx|standalone\\.tsx|index\\.ts)' },
    },
    layer(
      'sections-below-page',
      'sections/',
      page,
      'A section is shown on pages, of others too, and knows none: pass what it needs as properties.',
    ),
    layer(
      'components-below-page',
      'components/',
      `(?:sections/|${page})`,
      'Components are what a page and its sections are made of: pass what they need as properties.',
    ),
    layer(
      'state-below-components',
      '(?:state|api)(?:\\.|/)',
      `(?:components/|sections/|${page})`,
      'State and calls know no components: the order is page → components → state and api → domain.',
    ),
    layer(
      'domain-at-bottom',
      '(?:domain|schema)(?:\\.|/)',
      `(?:components/|sections/|${page}|(?:state|api)(?:\\.|/))`,
      'Domain rules are pure and know nothing above them: take the data as an argument.',
    ),
    {
      name: 'planner-is-pure',
      severity: 'error',
      comment: 'The planner is a pure engine, plain data in and out: pass this in from outside.',
      from: { path: '^packages/planner/src/', pathNot: test },
      // Where the sun stands is arithmetic too.
      to: { pathNot: '^packages/planner/src/|/node_modules/suncalc/' },
    },
    ...floors('api', '^api/src/', [['http'], ['ports'], ['modules'], ['app']]),
    below('service', ['routes']),
    below('policy', ['routes', 'service']),
    below('repository', ['routes', 'service']),
    below('presenter', ['routes', 'service']),
    below('row', ['routes', 'service', 'policy', 'repository', 'presenter']),
    ...floors('planner', '^packages/planner/src/', [
      ['model'],
      ['travel'],
      ['reasons', 'validate'],
      ['solve'],
      ['edit'],
    ]),
    {
      name: 'no-cycle',
      severity: 'error',
      comment: 'None of these can be understood or changed alone: move what they share into a file below both.',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(?:^|/)dist/|^releases/|^tools/structure/fixtures/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js'],
    },
  },
};
