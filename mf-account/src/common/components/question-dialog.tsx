import { Button } from '@tabi/shared/ui';
import { Dialog } from '@tabi/shared/ui-overlay';
import styles from './choices.module.css';

type Way = { words: string; go: () => void };
type Props = {
  title: string;
  text: string;
  /** What leaves all as it is; closing the dialog does the same. */
  safe: Way;
  /** What cannot be taken back. */
  other: Way;
};

/** Asks once before something is lost. */
export function QuestionDialog({ title, text, safe, other }: Props) {
  return (
    <Dialog open role="alertdialog" title={title} intro={text} onClose={safe.go}>
      <div className={styles['choices']}>
        <Button look="primary" onClick={safe.go}>
          {safe.words}
        </Button>
        <Button onClick={other.go}>{other.words}</Button>
      </div>
    </Dialog>
  );
}
