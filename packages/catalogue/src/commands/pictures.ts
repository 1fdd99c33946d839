import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { lookOf, figureOf } from '@tabi/posters';
import { renderSheet } from '@tabi/posters/draw';
import { catalogueFolder } from '../catalogue-folder.ts';
import { chooseTakes } from '../check/check-pictures.ts';
import { readPosts } from '../load/read-posts.ts';
import { picturesOf, type Picture } from '../read/pictures.ts';
import { readCatalogue } from '../read/read.ts';
import { UsageError, type Command } from './command.ts';

const onSheet = 12;

/** Written next to the artist, who reads them with the facts. */
function writeTakes(all: Picture[], say: (line: string) => void): number {
  const { takes, stuck } = chooseTakes(all);
  const folder = dirname(createRequire(__filename).resolve('@tabi/posters/package.json'));
  writeFileSync(join(folder, 'src/facts/takes.json'), `${JSON.stringify(takes, null, 2)}\n`);
  const count = Object.values(takes).reduce((sum, rows) => sum + Object.keys(rows).length, 0);
  say(`${count} of ${all.length} pictures show another drawing than their first.`);
  for (const { drawn, slug } of stuck)
    say(`Every drawing of ${drawn} ${slug} is like another's: its motif needs more.`);
  return stuck.length > 0 ? 1 : 0;
}

async function writeSheets(pictures: Picture[], folder: string, say: (line: string) => void): Promise<number> {
  mkdirSync(folder, { recursive: true });
  for (let i = 0; i < pictures.length; i += onSheet) {
    const shown = pictures.slice(i, i + onSheet);
    const file = join(folder, `sheet-${String(i / onSheet + 1).padStart(3, '0')}.png`);
    writeFileSync(file, await renderSheet(shown.map(({ facts }) => facts)));
    say(file);
    for (const { drawn, slug, facts } of shown) say(`  ${drawn} ${slug}: ${figureOf(lookOf(facts))}`);
  }
  return 0;
}

export const pictures: Command = {
  usage: 'pnpm catalogue pictures takes | pictures <folder> [destination|place|hotel|tour|post] [slug …]',
  summary: 'chooses drawings so that no two of a list are alike; or draws contact sheets of twelve into a folder',
  run([word, drawn, ...slugs], say) {
    if (!word) throw new UsageError('Name a folder for the sheets, or say `takes`.');
    const all = picturesOf(readCatalogue(catalogueFolder), readPosts(join(catalogueFolder, 'blog')));
    if (word === 'takes') return writeTakes(all, say);
    const wanted = all.filter(
      (picture) =>
        picture.drawn === (drawn ?? 'destination') &&
        (slugs.length === 0 || slugs.includes(picture.slug) || slugs.includes(picture.list ?? '')),
    );
    return writeSheets(wanted, word, say);
  },
};
