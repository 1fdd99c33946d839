import { Maximize, Minus, Plus } from 'lucide-react';
import { Icon } from '../ui/icon.tsx';
import styles from './map-controls.module.css';

type Props = { onZoom: (steps: number) => void; onShowAll: () => void };

export function MapControls({ onZoom, onShowAll }: Props) {
  return (
    <div className={styles['controls']} role="group" aria-label="Move the map">
      <button type="button" aria-label="Zoom in" title="Zoom in" onClick={() => onZoom(1)}>
        <Icon of={Plus} size={18} />
      </button>
      <button type="button" aria-label="Zoom out" title="Zoom out" onClick={() => onZoom(-1)}>
        <Icon of={Minus} size={18} />
      </button>
      <button type="button" aria-label="Show all" title="Show all" onClick={onShowAll}>
        <Icon of={Maximize} size={18} />
      </button>
    </div>
  );
}
