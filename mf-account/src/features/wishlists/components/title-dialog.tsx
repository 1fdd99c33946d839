import { Form, FormProblem, SubmitButton, TextField, rules, type SubmitErrors } from '@tabi/shared/forms';
import { Dialog } from '@tabi/shared/ui-overlay';

type Values = { title: string };
type Props = {
  title: string;
  button: string;
  initial?: string;
  save: (title: string) => Promise<SubmitErrors | undefined>;
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
      <Form<Values> submit={submit} initialValues={{ title: initial }}>
        <TextField
          name="title"
          label="Name"
          maxLength={80}
          autoComplete="off"
          placeholder="Spring in Japan"
          rule={rules.required}
        />
        <FormProblem />
        <SubmitButton busy="Saving…">{button}</SubmitButton>
      </Form>
    </Dialog>
  );
}
