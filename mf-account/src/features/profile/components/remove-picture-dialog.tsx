import { Button } from '@tabi/shared/ui';
import { Dialog } from '@tabi/shared/ui-overlay';
import styles from './choices.module.css';

/** Its files are deleted at once, so nothing could bring it back. */
export function RemovePictureDialog({ keep, remove }: { keep: () => void; remove: () => void }) {
  return (
    <Dialog
      open
      role="alertdialog"
      title="Remove your picture?"
      intro="It is deleted here, and your initials stand in its place."
      onClose={keep}
    >
      <div className={styles['choices']}>
        <Button look="primary" onClick={keep}>
          Keep it
        </Button>
        <Button onClick={remove}>Remove the picture</Button>
      </div>
    </Dialog>
  );
}
