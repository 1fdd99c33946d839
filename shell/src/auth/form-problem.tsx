import { FORM_ERROR } from '@tabi/shared/forms';
import styles from './auth.module.css';

type Props = {
  /** What the server said about the whole form. */
  said: string | undefined;
  /** What it said about each field: what stands there need not stand twice. */
  wrong: Record<string, unknown> | undefined;
};

/** What is wrong with the whole form, above its button. */
export function FormProblem({ said, wrong = {} }: Props) {
  const atField = Object.keys(wrong).some((name) => name !== FORM_ERROR && wrong[name] === said);
  if (!said || atField) return null;
  return (
    <p role="alert" className={styles['problem']}>
      {said}
    </p>
  );
}
