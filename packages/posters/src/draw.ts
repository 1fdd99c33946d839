/** The door for those who draw pictures themselves: it loads the drawing library, which the other one does without. */
export { keepPhotograph, NoPhotograph, renderPhotograph, type KeptPhotograph } from './photograph.ts';
export { renderPoster, type PosterFormat, type RenderOptions } from './render.ts';
export { renderSheet } from './sheet.ts';
