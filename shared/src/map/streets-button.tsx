import { Icon } from '../ui/icon.tsx';
import { Map as MapIcon } from 'lucide-react';
import styles from './streets-button.module.css';

export type StreetsState = 'off' | 'loading' | 'shown' | 'failed';

type Props = {
  state: StreetsState;
  /** Whom the browser asks; null: this site. */
  host: string | null;
  /** Streets are always shown here: only a failure is worth a word. */
  always: boolean;
  onShow: () => void;
  onHide: () => void;
  onAgain: () => void;
};

const words = {
  off: 'Show streets',
  loading: 'Fetching streets…',
  shown: 'Hide streets',
  failed: 'No streets. Try again',
};

/** Streets for who wants them, and whom that asks. */
export function StreetsButton({ state, host, always, onShow, onHide, onAgain }: Props) {
  if (always && state !== 'failed') return null;
  const press = { off: onShow, loading: onHide, shown: onHide, failed: onAgain }[state];
  return (
    <button type="button" className={styles['streets']} aria-pressed={state === 'shown'} onClick={press}>
      <Icon of={MapIcon} size={16} />
      <span>{words[state]}</span>
      {host && state === 'off' ? <small>from {host}</small> : null}
    </button>
  );
}
