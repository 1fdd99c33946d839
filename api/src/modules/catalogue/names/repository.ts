import { statement } from '@tabi/postgres';
import type { Mirrored } from '../../../ports/mirror.ts';
import { foldWith, type Fold } from './domain/fold.ts';

interface Letter {
  letter: string;
  folded: string;
}

// Of the signs that names are written with, those that lose something: Latin, accents that stand alone, punctuation, full width.
const letters = statement<Letter>(
  'names.letters',
  `SELECT chr(code) AS letter, fold(chr(code)) AS folded
   FROM (VALUES (65, 90), (161, 1327), (7424, 8591), (64256, 64262), (65281, 65374)) AS range (first, last), generate_series(first, last) AS code
   WHERE fold(chr(code)) <> chr(code)`,
);

/** What people type as the database has folded the names that it is compared with. */
export const folding: Mirrored<Fold> = {
  name: 'The folding of letters',
  channel: 'catalogue_changes',
  read: async (db) => foldWith(new Map((await letters.rows(db)).map(({ letter, folded }) => [letter, folded]))),
};
