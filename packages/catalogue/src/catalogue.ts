/** The door of the catalogue: its files, read, checked and brought into the database. */
export { catalogueFolder } from './catalogue-folder.ts';
export { clipLine, clipPolygons } from './map/clip.ts';
export type { Box, Line, Point, Polygon } from './map/shapes.ts';
export { photoFile } from './read/photo-name.ts';
export { importProducts } from './load/import-products.ts';
export { loadCatalogue } from './load/load.ts';
export { ratesEnvironment } from './load/rates-settings.ts';
export { refreshRates } from './load/refresh-rates.ts';
export { firstOfLists } from './read/first-of-lists.ts';
export { picturesOf } from './read/pictures.ts';
export { readCatalogue, type CatalogueShelf } from './read/read.ts';
export { spacedWords } from './read/words.ts';
export { tags } from './schema/vocabulary.ts';
