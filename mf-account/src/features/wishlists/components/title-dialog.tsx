import { Form, TextField, focusFirstError, rules, type submitErrors } from '@tabi/shared/forms';
import { Button } from '@tabi/shared/ui';
import { Dialog } from '@tabi/shared/ui-overlay';
import styles from './title-dialog.module.css';

type Values = { title: string };
type Props = {
  title: string;
  button: string;
  initial?: string;
  save: (title: string) => Promise<ReturnType<typeof submitErrors> | undefined>;
  onClose: () => void;
};

/** The name of a list, new or another. */
export function TitleDialog({ title, button, initial = '', save, onClose }: Props) {
  const submit = async (values: Values) => {
    const wrong = await save(values.title.trim());
    if (!wrong) onClose();
    return wrong;
  };
  return (
    <Dialog open title={title} onClose={onClose}>
      <Form<Values>
        onSubmit={submit}
        initialValues={{ title: initial }}
        render={({ handleSubmit, submitting, submitError, submitErrors: wrong, dirtySinceLastSubmit }) => (
          <form
            onSubmit={(event) => void focusFirstError(event.currentTarget, handleSubmit(event))}
            noValidate
            className={styles['form']}
          >
            <TextField
              name="title"
              label="Name"
              maxLength={80}
              autoComplete="off"
              placeholder="Spring in Japan"
              rule={rules.required}
            />
            {submitError && !wrong?.['title'] && !dirtySinceLastSubmit ? (
              <p role="alert" className={styles['problem']}>
                {submitError}
              </p>
            ) : null}
            <Button type="submit" look="primary" disabled={submitting}>
              {submitting ? 'Saving…' : button}
            </Button>
          </form>
        )}
      />
    </Dialog>
  );
}
