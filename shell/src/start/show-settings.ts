import { subscribe, type AppState } from '@tabi/shared/state';

function mark(name: 'motion' | 'clock', value: string | null): void {
  const { dataset } = document.documentElement;
  if (value === null) delete dataset[name];
  else dataset[name] = value;
}

/**
 * Styles go by some settings: what moves, and how wide a time of day is. The page server has written the same.
 * @returns how to stop
 */
export function showSettings(state: AppState): () => void {
  const show = () => {
    mark('motion', state.motion === 'reduced' ? 'reduced' : null);
    mark('clock', state.formats.clock === '12h' ? '12h' : null);
  };
  show();
  return subscribe(state, show);
}
