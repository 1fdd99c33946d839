import { useApiClient } from '@tabi/shared/data';
import { FORM_ERROR, Form, TextField, focusFirstError, rules, submitErrors, type FormApi } from '@tabi/shared/forms';
import { showAlert, useAppStateSource } from '@tabi/shared/state';
import { Button } from '@tabi/shared/ui';
import styles from './newsletter-form.module.css';

type Values = { email: string };

/** The form itself, with what was typed before it came. */
export function NewsletterFields({ first }: { first: string }) {
  const api = useApiClient();
  const state = useAppStateSource();
  const subscribe = async ({ email }: Values, form: FormApi<Values>) => {
    try {
      await api.call('POST /api/email/subscribe', { body: { email, type: 'blog' } }, { background: true });
    } catch (error) {
      const { [FORM_ERROR]: message, email: ofField } = submitErrors(error);
      return { email: ofField ?? message };
    }
    form.restart({});
    showAlert(state, {
      title: 'Thanks for signing up for our Newsletter!',
      text: "You'll be the first to know about all the travel tips in Asia, make sure they don't go to spam!",
      button: 'Okay',
    });
    return undefined;
  };
  return (
    <Form<Values>
      onSubmit={subscribe}
      initialValues={{ email: first }}
      render={({ handleSubmit, submitting, hasValidationErrors, values }) => (
        <form
          onSubmit={(event) => void focusFirstError(event.currentTarget, handleSubmit(event))}
          noValidate
          className={styles['form']}
        >
          <TextField
            name="email"
            label="Email"
            type="email"
            autoComplete="email"
            placeholder="you@example.com"
            rule={rules.email}
          />
          <Button
            type="submit"
            look="primary"
            className={styles['button']}
            disabled={!values.email || hasValidationErrors || submitting}
          >
            {submitting ? 'Signing up…' : 'Sign up'}
          </Button>
        </form>
      )}
    />
  );
}
