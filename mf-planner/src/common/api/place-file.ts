import type { BroughtPlace } from '@tabi/shared/contracts/trip-imports';
import { ApiError, useApiClient } from '@tabi/shared/data';
import { mostBytes } from '../domain/brought-places.ts';

/** The bytes of a file as the API takes them; null where the device cannot read it. */
const bytesOf = (file: File): Promise<string | null> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''));
    reader.onerror = () => resolve(null);
    reader.readAsDataURL(file);
  });

export type ReadFile = { bytes: string; places: BroughtPlace[] } | { wrong: string };

/** Reads a file of places, and asks what would become of them. Nothing is changed. */
export function useReadPlaceFile(trip: string): (file: File) => Promise<ReadFile> {
  const api = useApiClient();
  return async (file) => {
    if (file.size === 0) return { wrong: 'This file is empty.' };
    if (file.size > mostBytes) return { wrong: 'This file is too large: take one of up to 2 MB.' };
    const bytes = await bytesOf(file);
    if (bytes === null) return { wrong: 'This device could not read the file. Choose it again.' };
    const input = { params: { id: trip }, body: { file: bytes } };
    try {
      const { results } = await api.call('POST /api/trips/{id}/places', input, { background: true });
      return { bytes, places: results.places };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return { wrong: error.field('file') ?? error.message };
    }
  };
}
