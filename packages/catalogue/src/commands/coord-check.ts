import { join } from 'node:path';
import { catalogueFolder } from '../catalogue-folder.ts';
import { checkCoordinates, readCheckTables, type CoordReport } from '../check/coord-check.ts';
import { readCatalogue } from '../read/read.ts';
import type { Command } from './command.ts';

const middle = (numbers: number[]): number => numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/** What was checked against what, a line a table, then what does not hold. */
export function tellCoordinates({ results, stray, problems }: CoordReport, places: number): string[] {
  const files = [...new Set(results.map(({ row }) => row.file))];
  const checked = new Set(results.map(({ row }) => `${row.destination}/${row.place}`)).size;
  return [
    ...files.map((file) => {
      const own = results.filter(({ row }) => row.file === file);
      const sound = own.filter((result) => result.sound).length;
      const half = Math.round(middle(own.map(({ metres }) => metres)));
      return `${file}: ${own.length} places, ${sound} where it has them, half of them within ${half} m`;
    }),
    `${checked} of ${places} places checked; no open row of the same name was found for the others.`,
    ...stray.map(
      (row) => `checks/${row.file}:${row.line}: there is no place ${row.destination}/${row.place}; take the row out.`,
    ),
    ...problems,
  ];
}

export const coordCheck: Command = {
  usage: 'coord-check [--each]',
  summary: 'Says which places were checked against which open data, and which lie elsewhere; --each lists every one.',
  run(args, say) {
    const shelves = readCatalogue(catalogueFolder);
    const report = checkCoordinates(shelves, readCheckTables(join(catalogueFolder, 'reference/checks')));
    if (args.includes('--each'))
      for (const { row, metres } of report.results)
        say(`${row.destination}/${row.place}: ${Math.round(metres)} m from ${row.source} (${row.name})`);
    const places = shelves.reduce((sum, shelf) => sum + shelf.places.length, 0);
    say(tellCoordinates(report, places).join('\n'));
    return report.problems.length + report.stray.length ? 1 : 0;
  },
};
