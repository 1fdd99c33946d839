import { useForm, useFormState } from 'react-final-form';
import styles from './form.module.css';

/**
 * What the server has against the whole form, above its button, until something is changed. Where it said what is wrong
 * with a field, that stands under the field and not here again.
 */
export function FormProblem() {
  const form = useForm();
  const { submitError, submitErrors, dirtySinceLastSubmit } = useFormState({
    subscription: { submitError: true, submitErrors: true, dirtySinceLastSubmit: true },
  });
  const atField = form.getRegisteredFields().some((name) => submitErrors?.[name]);
  if (!submitError || atField || dirtySinceLastSubmit) return null;
  return (
    <div role="alert" className={styles['problem']}>
      {submitError}
    </div>
  );
}
