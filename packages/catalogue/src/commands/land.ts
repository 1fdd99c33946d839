import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { catalogueFolder } from '../catalogue-folder.ts';
import { landAround } from '../map/land-around.ts';
import { polygonsOf, readLayer } from '../map/natural-earth.ts';
import type { Point } from '../map/shapes.ts';
import { readCatalogue } from '../read/read.ts';
import { UsageError, type Command } from './command.ts';

export const land: Command = {
  usage: 'land <folder of Natural Earth GeoJSON>',
  summary: 'Writes the land around every destination anew, by which the check knows what lies out at sea.',
  run([folder], say) {
    if (!folder) throw new UsageError('Name the folder of Natural Earth GeoJSON.');
    const polygons = ['10m_land', '10m_minor_islands'].flatMap((layer) => readLayer(folder, layer).flatMap(polygonsOf));
    const around = readCatalogue(catalogueFolder).map(({ destination, places, hotels }) => {
      const points = [destination, ...places, ...hotels].map(({ lat, lng }): Point => [lng, lat]);
      return [destination.slug, landAround(polygons, points)] as const;
    });
    const packed = gzipSync(JSON.stringify(Object.fromEntries(around)), { level: 9 });
    writeFileSync(join(catalogueFolder, 'reference/land.json.gz'), packed);
    say(`The land around ${around.length} destinations: ${packed.length} bytes.`);
    return 0;
  },
};
