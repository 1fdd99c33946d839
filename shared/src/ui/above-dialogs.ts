/** Marks what stands above dialogs and belongs to none: pressing there closes none. */
export const aboveDialogs = 'data-above-dialogs';
