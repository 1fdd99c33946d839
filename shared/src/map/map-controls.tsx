import { Maximize, Minus, Plus } from 'lucide-react';
import styles from './map-controls.module.css';

type Props = { onZoom: (steps: number) => void; onShowAll: () => void };

const icon = { size: 18, strokeWidth: 1.5, 'aria-hidden': true } as const;

export function MapControls({ onZoom, onShowAll }: Props) {
  return (
    <div className={styles['controls']} role="group" aria-label="Move the map">
      <button type="button" aria-label="Zoom in" title="Zoom in" onClick={() => onZoom(1)}>
        <Plus {...icon} />
      </button>
      <button type="button" aria-label="Zoom out" title="Zoom out" onClick={() => onZoom(-1)}>
        <Minus {...icon} />
      </button>
      <button type="button" aria-label="Show all" title="Show all" onClick={onShowAll}>
        <Maximize {...icon} />
      </button>
    </div>
  );
}
