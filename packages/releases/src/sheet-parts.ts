import { z } from 'zod';

/** Where a build says what its stylesheets are made of: for page servers alone, which put it into pages. */
export const sheetPartsFile = 'server/sheet-parts.json';

const sheetPart = z.object({
  css: z.string(),
  /** Without an element of one of these classes the part changes nothing; none: it is for every page. */
  classes: z.array(z.string()),
});

const sheetParts = z.record(z.string(), z.array(sheetPart));

export type SheetPart = z.infer<typeof sheetPart>;

/** By their names, the stylesheets of a build: each is its parts one after another. */
export type SheetParts = z.infer<typeof sheetParts>;

/** @throws when it is something else */
export const parseSheetParts = (json: string): SheetParts => sheetParts.parse(JSON.parse(json));
