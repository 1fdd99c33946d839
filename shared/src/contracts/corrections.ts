import { z } from 'zod';
import { defineCalls } from './call.ts';
import { done, idParams } from './common.ts';

export const correctionCalls = defineCalls({
  'POST /api/pointOfInterests/{id}/corrections': {
    summary: 'Say what is wrong about a place; the editors of the catalogue read it.',
    params: idParams,
    body: z.object({
      message: z
        .string()
        .trim()
        .min(10, 'Say in a sentence what is wrong.')
        .max(1_000, 'Say it in 1,000 letters or fewer.'),
    }),
    answer: done,
  },
});
