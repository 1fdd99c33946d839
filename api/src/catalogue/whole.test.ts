import { catalogueFolder } from '../paths.ts';
import { problemsOf } from './commands/check.ts';
import { readCatalogue } from './read.ts';

it('the whole catalogue is sound', () => {
  expect(problemsOf(readCatalogue(catalogueFolder), true)).toEqual([]);
});
