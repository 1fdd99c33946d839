import { useFormState } from '@tabi/shared/forms';
import { Button } from '@tabi/shared/ui';
import type { ReactNode } from 'react';
import { LeaveWarning } from './leave-warning.tsx';
import styles from './form-end.module.css';

type Props = {
  button: string;
  busy?: string;
  /** Said once it is saved, until something else is changed. */
  saved?: string | false;
  /** There is something to save although nothing was changed. */
  always?: boolean;
  /** More buttons. */
  children?: ReactNode;
};

/** The end of a form of the profile: its button, what went wrong or well, and the warning before leaving it unsaved. */
export function FormEnd({ button, busy = 'Saving…', saved, always = false, children }: Props) {
  const { dirty, submitting, submitError, submitErrors, dirtySinceLastSubmit } = useFormState();
  // What is wrong with a field stands under it.
  const fieldsWrong = Object.keys(submitErrors ?? {}).length > 0;
  return (
    <>
      <LeaveWarning when={Boolean(dirty) && !submitting} />
      {submitError && !fieldsWrong && !dirtySinceLastSubmit ? (
        <p role="alert" className={styles['problem']}>
          {submitError}
        </p>
      ) : null}
      <div className={styles['end']}>
        <Button type="submit" look="primary" disabled={submitting || !(dirty || always)}>
          {submitting ? busy : button}
        </Button>
        {children}
        <p role="status" className={styles['saved']}>
          {saved && !dirty ? saved : null}
        </p>
      </div>
    </>
  );
}
