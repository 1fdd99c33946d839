import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { importBlocks } from './tools/verify/lint/imports.mjs';
import { sentences } from './tools/verify/lint/sentences.mjs';
import { sizeBlocks } from './tools/verify/lint/sizes.mjs';
import { syntaxBlocks } from './tools/verify/lint/syntax.mjs';

const browserCode = ['{shell,shared,mf-*}/src/**/*.{ts,tsx}'];
const nodeCode = ['{api,web,packages,tools,e2e}/**/*.{ts,mjs,cjs,js}', '*.{js,cjs,mjs}'];

export default tseslint.config(
  {
    ignores: [
      '**/node_modules/',
      '**/dist/',
      '**/.*/',
      'releases/',
      'coverage/',
      'e2e/results/',
      'tools/structure/fixtures/',
      'packages/catalogue/data/',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  tseslint.configs.recommended,
  {
    plugins: { sentences },
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-var': 'error',
      'prefer-const': 'error',
      // The compiler sees these with types, and says it better.
      'no-undef': 'off',
      '@typescript-eslint/no-unused-vars': 'off',
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      '@typescript-eslint/no-non-null-assertion': 'off',
    },
  },
  { files: ['**/*.{js,cjs}'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
  { files: nodeCode, languageOptions: { globals: globals.node } },
  {
    files: browserCode,
    languageOptions: { globals: globals.browser },
    plugins: { 'react-hooks': reactHooks, 'jsx-a11y': jsxA11y },
    rules: {
      ...reactHooks.configs.recommended.rules,
      ...jsxA11y.flatConfigs.recommended.rules,
      // A valtio state is changed in place by design.
      'react-hooks/immutability': 'off',
    },
  },
  {
    files: ['{*,packages/*}/src/**/*.{ts,tsx}'],
    // A command's words on the terminal are its result.
    ignores: ['**/cli.ts', '**/contact-sheet.ts', 'packages/catalogue/src/map/build.ts', '**/*.test.{ts,tsx}'],
    rules: { 'sentences/no-console': 'error' },
  },
  {
    // What people, partners and other machines send is matched here.
    files: ['*/src/**/*.{ts,tsx}', 'packages/*/src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: { 'sentences/quick-pattern': ['error', { report: 'potential' }] },
  },
  ...importBlocks,
  ...syntaxBlocks,
  ...sizeBlocks,
);
