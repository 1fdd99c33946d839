/** What would be, thrown so that nothing of it is stored. */
export class Preview<T> extends Error {
  constructor(readonly change: T) {
    super('Only a look at what would be.');
  }
}

/** What was done, or what would be. */
export async function orPreview<T>(change: () => Promise<T>): Promise<T> {
  try {
    return await change();
  } catch (error) {
    if (error instanceof Preview) return error.change as T;
    throw error;
  }
}
