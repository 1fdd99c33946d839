/** For the one test that compares every statement with a real database. */
export { checkStatements } from './check-statements.ts';
export { readDeclarations, type Declaration } from './declared.ts';
