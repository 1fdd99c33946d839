import { classNames, Icon } from '@tabi/shared/ui';
import { GripVertical } from 'lucide-react';
import styles from './drag-handle.module.css';

type Props = {
  name: string;
  /** Why it cannot be moved. */
  fixed?: string;
  className?: string;
};

/** By what a stop is taken: by mouse, as all of its row is, and by keyboard. A finger rests on the row instead. */
export function DragHandle({ name, fixed, className }: Props) {
  return (
    <button
      type="button"
      className={classNames(styles['handle'], className)}
      aria-label={`Move ${name}`}
      aria-disabled={fixed ? true : undefined}
      title={fixed ?? 'Drag it, or press Space and then the arrow keys'}
      data-handle={fixed ? undefined : ''}
    >
      <Icon of={GripVertical} size={18} />
    </button>
  );
}
