import { FormProblem, SubmitButton, useFormState } from '@tabi/shared/forms';
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
  const { dirty, submitting } = useFormState({ subscription: { dirty: true, submitting: true } });
  return (
    <>
      <LeaveWarning when={Boolean(dirty) && !submitting} />
      <FormProblem />
      <div className={styles['end']}>
        <SubmitButton busy={busy} disabled={!(dirty || always)}>
          {button}
        </SubmitButton>
        {children}
        <p role="status" className={styles['saved']}>
          {saved && !dirty ? saved : null}
        </p>
      </div>
    </>
  );
}
