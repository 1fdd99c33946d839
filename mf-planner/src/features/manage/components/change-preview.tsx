import { Button } from '@tabi/shared/ui';
import type { Preview } from '../api.ts';
import { DaysPicture } from './days-picture.tsx';
import styles from './manage.module.css';

type Props = {
  /** Null while it is not known. */
  preview: Preview | null;
  button: string;
  onChange: () => void;
  onLeave: () => void;
};

/** What a change would make of the days, and the choice: one block, there for as long as something is to be changed. */
export function ChangePreview({ preview, button, onChange, onLeave }: Props) {
  return (
    <div className={styles['preview']}>
      {preview?.problem ? (
        <p role="alert" className={styles['problem']}>
          {preview.problem}
        </p>
      ) : (
        <DaysPicture change={preview?.change ?? null} />
      )}
      <div className={styles['acts']}>
        <Button look="primary" disabled={!preview?.change} onClick={onChange}>
          {preview ? button : 'Looking…'}
        </Button>
        <Button look="quiet" onClick={onLeave}>
          Leave them
        </Button>
      </div>
    </div>
  );
}
