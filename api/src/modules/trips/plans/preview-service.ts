import type { PlanChange } from '@tabi/shared/contracts/trip-changes';

/** What would be, thrown so that nothing of it is stored. */
export class Preview extends Error {
  constructor(readonly change: PlanChange) {
    super('Only a look at what would be.');
  }
}

/** What was done, or what would be. */
export async function orPreview(change: () => Promise<PlanChange>): Promise<PlanChange> {
  try {
    return await change();
  } catch (error) {
    if (error instanceof Preview) return error.change;
    throw error;
  }
}
