import { z } from 'zod';
import { tripEvent, warning } from './event-kinds.ts';

/** What the answer with a trip may bring along. */
export const besideTrip = {
  events: z.array(tripEvent).optional(),
  warnings: z.array(warning).optional(),
  /** Waits to be taken up: it was mailed to this address, of which a bearer of the link is told the first letter. */
  invitation: z.object({ email: z.string() }).optional(),
};
