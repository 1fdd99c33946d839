import { catalogueFolder } from '../catalogue-folder.ts';
import { problemsOf } from '../commands/check.ts';
import { readCatalogue } from '../read/read.ts';

it('the whole catalogue is sound', () => {
  expect(problemsOf(readCatalogue(catalogueFolder), true)).toEqual([]);
});
