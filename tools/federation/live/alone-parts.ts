/** What a remote that runs alone is made of. alone-parts-loader.cjs writes it anew for each remote. */

/** The remote's own modules by what they are exposed as: `widgets/TripForm`. */
export const own: Record<string, () => Promise<unknown>> = {};

/** A facade that no module of the remote asks for would be missing when a borrowed module does. */
export const facades: (() => Promise<unknown>)[] = [];
