const defaultExport = ['ExportDefaultDeclaration', 'ExportSpecifier[exported.name="default"]'].map((selector) => ({
  selector,
  message: 'Export it by name: a default export gets another name in every file that imports it.',
}));

const literalPath = [
  'JSXAttribute[name.name=/^(to|href)$/] > Literal[value=/^\\u002F/]',
  'JSXAttribute[name.name=/^(to|href)$/] > JSXExpressionContainer > Literal[value=/^\\u002F/]',
  'JSXAttribute[name.name=/^(to|href)$/] > JSXExpressionContainer > TemplateLiteral[quasis.0.value.raw=/^\\u002F/]',
  'CallExpression[callee.name="navigate"] > Literal.arguments:first-child[value=/^\\u002F/]',
  'CallExpression[callee.name="navigate"] > TemplateLiteral.arguments:first-child[quasis.0.value.raw=/^\\u002F/]',
].map((selector) => ({
  selector,
  message:
    'Build the link with `links` from @tabi/shared/links (links.destination(slug)), and add a builder there if none fits.',
}));

const ownNavigation = [
  'AssignmentExpression > MemberExpression.left[property.name="location"][object.name=/^(window|document|globalThis)$/]',
  'AssignmentExpression > MemberExpression.left[object.name="location"]',
  'AssignmentExpression > MemberExpression.left[object.property.name="location"]',
  'CallExpression > MemberExpression.callee[object.name="location"][property.name=/^(assign|replace|reload)$/]',
  'CallExpression > MemberExpression.callee[object.property.name="location"][property.name=/^(assign|replace|reload)$/]',
  'MemberExpression[object.name="history"]',
  'MemberExpression[object.property.name="history"][object.object.name=/^(window|globalThis)$/]',
].map((selector) => ({
  selector,
  message:
    'The shell owns the address bar: use Link or useNavigate from @tabi/shared/router with a builder of `links`.',
}));

const restrict = (...groups) => ({ 'no-restricted-syntax': ['error', ...groups.flat()] });

/** Tools load these files and want their default export. */
const configFiles = [
  '**/*.config.{ts,js,mjs}',
  '**/playwright.config.ts',
  '**/*.d.ts',
  'tools/federation/runtime/of-*.ts',
];

export const syntaxBlocks = [
  { files: ['**/*.{ts,tsx,mjs}'], ignores: configFiles, rules: restrict(defaultExport) },
  {
    files: ['{shell,shared}/src/**/*.{ts,tsx}'],
    ignores: ['shared/src/links/**', '**/*.test.{ts,tsx}'],
    rules: restrict(defaultExport, literalPath),
  },
  { files: ['mf-*/src/**/*.{ts,tsx}'], rules: restrict(defaultExport, literalPath, ownNavigation) },
  { files: ['mf-*/src/**/*.test.{ts,tsx}'], rules: restrict(defaultExport) },
  // React's lazy() takes a module's default, so a route module may have one.
  { files: ['mf-*/src/routes.tsx', '{shell,mf-*}/src/**/*.page.tsx'], rules: restrict(literalPath, ownNavigation) },
];
