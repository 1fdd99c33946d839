type Press = Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey'>;

/** Whether a press on a link leaves this page as it is. */
export const intoAnotherTab = ({ metaKey, ctrlKey, shiftKey }: Press): boolean => metaKey || ctrlKey || shiftKey;
