import { Button } from '@tabi/shared/ui';
import { Dialog } from '@tabi/shared/ui-overlay';
import { RecoveryCodes } from './recovery-codes.tsx';
import styles from './owner-dialog.module.css';

/** The codes are shown this once: nothing but the answer closes it. */
export function CodesDialog({ codes, onClose }: { codes: string[]; onClose: () => void }) {
  return (
    <Dialog open mustAnswer role="alertdialog" size="medium" title="Your recovery codes" onClose={onClose}>
      <RecoveryCodes codes={codes} />
      <div className={styles['choices']}>
        <Button look="primary" onClick={onClose}>
          I have kept them
        </Button>
      </div>
    </Dialog>
  );
}
