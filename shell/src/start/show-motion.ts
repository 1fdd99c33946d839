import { subscribe, type AppState } from '@tabi/shared/state';

/**
 * What moves reads from the document whether it may, styles as well as scripts.
 * @returns how to stop
 */
export function showMotion(state: AppState): () => void {
  const show = () => {
    const { dataset } = document.documentElement;
    if (state.motion === 'reduced') dataset['motion'] = 'reduced';
    else delete dataset['motion'];
  };
  show();
  return subscribe(state, show);
}
