import { useApiClient } from '../data/api-context.tsx';
import { Form, FormProblem, SubmitButton, TextField, rules } from '../forms/forms.ts';
import { useAppStateSource } from '../state/app-state-context.ts';
import { takeSignInWish } from '../state/overlays.ts';
import { Dialog } from '../ui-overlay/ui-overlay.ts';
import { signIn } from './session.ts';

type Fields = { email: string; password: string };

/** Real accounts of the API in use. Making one is the shell's business. */
export function SignInDialog({ onClose }: { onClose: () => void }) {
  const state = useAppStateSource();
  const api = useApiClient();
  const submit = async (fields: Fields) => {
    await signIn(state, api, fields);
    const goOn = takeSignInWish(state);
    onClose();
    goOn?.();
  };
  return (
    <Dialog open title="Sign in" intro="With an account of the API that this page asks." onClose={onClose}>
      <Form<Fields> submit={submit}>
        <TextField name="email" label="Email" type="email" autoComplete="username" rule={rules.required} />
        <TextField
          name="password"
          label="Password"
          type="password"
          autoComplete="current-password"
          rule={rules.required}
        />
        <FormProblem />
        <SubmitButton wide busy="Signing in…">
          Sign in
        </SubmitButton>
      </Form>
    </Dialog>
  );
}
