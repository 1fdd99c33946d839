import type { AppDescription } from '@tabi/shared/federation';
import description from '../../shell.json';

/** What the shell says of itself: in its own script, so its pages are there whatever else is not. */
export const own = description as AppDescription;
