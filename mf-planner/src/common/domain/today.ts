import { dayIn, ownZone } from '@tabi/shared/format';

/** The visitor's own calendar day, from which a form's first days are counted. */
export const today = (): string => dayIn(ownZone(), new Date());
