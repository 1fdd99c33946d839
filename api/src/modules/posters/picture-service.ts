import { readFile } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import { catalogueFolder, photoFile } from '@tabi/catalogue';
import type { ApiContext } from '../../ports/context.ts';
import { pictureHash, viewsOf } from '@tabi/posters';
import { pictureUrl, type ArtKind } from '../pictures/picture-presenter.ts';
import type { ArtFile } from './domain/art-file.ts';
import { findSubject } from './service.ts';

/** What a picture's address leads to: how it is made, or where the picture is now. */
export type Found = { render: () => Promise<Buffer> } | { movedTo: string };

async function findPoster(
  context: Pick<ApiContext, 'pool' | 'mirror' | 'pictures'>,
  kind: ArtKind,
  slug: string,
  file: ArtFile,
): Promise<Found | null> {
  const subject = await findSubject(context, kind, slug);
  if (!subject) return null;
  const { shape, width, height, format, hash } = file;
  const view = viewsOf(subject.facts).find(({ facts }) => pictureHash(facts) === hash);
  // An older address of a picture that has changed since, in a mail or a link preview.
  if (!view) return { movedTo: pictureUrl(kind, subject.facts, shape, width) };
  const title = shape === 'social' ? { title: subject.title } : {};
  return { render: () => context.pictures.drawPoster(view.facts, { width, height, format, ...title }) };
}

async function findPhoto(
  { catalogue = catalogueFolder, pictures }: Pick<ApiContext, 'catalogue' | 'pictures'>,
  name: string,
  size: ArtFile,
): Promise<Found | null> {
  const file = photoFile(catalogue, name);
  const bytes = file && (await readFile(file).catch(() => null));
  if (!bytes) return null;
  // Only under its own hash: what is kept for ever is what was credited.
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, size.hash.length);
  return hash === size.hash ? { render: () => pictures.resizePhotograph(bytes, size) } : null;
}

/** What stands at `/art/<kind>/<slug>/<file>`; null when nothing does. */
export const findPicture = (
  context: Pick<ApiContext, 'pool' | 'mirror' | 'catalogue' | 'pictures'>,
  kind: ArtKind | 'photo',
  slug: string,
  file: ArtFile,
): Promise<Found | null> => (kind === 'photo' ? findPhoto(context, slug, file) : findPoster(context, kind, slug, file));
