import { Form, FormProblem, SubmitButton, TextField, rules } from '@tabi/shared/forms';
import { showToast, useAppStateSource } from '@tabi/shared/state';
import { Dialog } from '@tabi/shared/ui-overlay';
import { useCorrection } from '../api.ts';

type Values = { message?: string };
type Props = { place: { slug: string; name: string }; onClose: () => void };

/** What a reader knows better, for the editors of the catalogue. */
export function CorrectionDialog({ place, onClose }: Props) {
  const correct = useCorrection();
  const state = useAppStateSource();
  const submit = async ({ message = '' }: Values) => {
    showToast(state, await correct(place.slug, message));
    onClose();
  };
  return (
    <Dialog
      open
      title="What is wrong here?"
      intro={`Hours, prices, a closed door, a wrong pin: an editor looks into what you write about ${place.name}. No name is kept.`}
      onClose={onClose}
    >
      <Form<Values> submit={submit}>
        <TextField name="message" label="What should it say?" rows={4} maxLength={1_000} rule={rules.required} />
        <FormProblem />
        <div>
          <SubmitButton busy="Sending…" needs={['message']}>
            Send
          </SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}
