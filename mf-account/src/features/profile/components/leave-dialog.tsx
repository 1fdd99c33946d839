import { Button } from '@tabi/shared/ui';
import { Dialog } from '@tabi/shared/ui-overlay';
import styles from './choices.module.css';

export function LeaveDialog({ stay, leave }: { stay: () => void; leave: () => void }) {
  return (
    <Dialog
      open
      role="alertdialog"
      title="Leave without saving?"
      intro="What you have changed here is not saved yet, and would be lost."
      onClose={stay}
    >
      <div className={styles['choices']}>
        <Button look="primary" onClick={stay}>
          Stay here
        </Button>
        <Button onClick={leave}>Leave without saving</Button>
      </div>
    </Dialog>
  );
}
