import { readFileSync } from 'node:fs';

const exceptions = JSON.parse(readFileSync(new URL('../../structure/exceptions.json', import.meta.url), 'utf8'));

const off = (rule, files) => (files?.length ? [{ files, rules: { [rule]: 'off' } }] : []);
const functionSize = (max) => ({ 'sentences/function-size': ['error', { max, IIFEs: true }] });

export const sizeBlocks = [
  { files: ['**/*.{ts,tsx,js,cjs,mjs}'], rules: { 'sentences/file-size': ['error', 300], ...functionSize(60) } },
  { files: ['**/*.tsx'], rules: functionSize(120) },
  // A describe block is a list, not a function.
  { files: ['**/*.test.{ts,tsx}', 'e2e/**/*.spec.ts'], rules: { 'sentences/function-size': 'off' } },
  ...off('sentences/file-size', exceptions['file-size']),
  ...off('sentences/function-size', exceptions['function-size']),
];
