import type { User } from '@tabi/shared/contracts/people';
import type { Passkey } from '@tabi/shared/contracts/second-factor';
import { ApiError } from '@tabi/shared/data';
import { Form, FORM_ERROR, FormProblem, rules, SubmitButton, TextField } from '@tabi/shared/forms';
import { Dialog } from '@tabi/shared/ui-overlay';
import { OwnPasswordField } from '../../../common/components/own-password-field.tsx';
import { useSecurityChanges } from '../api/security.ts';
import { OwnerDialog } from './owner-dialog.tsx';

const NameField = () => (
  <TextField
    name="name"
    label="Name"
    maxLength={60}
    autoComplete="off"
    help="So that you know it again."
    rule={rules.required}
  />
);

type AddProps = { user: Readonly<User>; onClose: () => void };

export function AddPasskeyDialog({ user, onClose }: AddProps) {
  const { addPasskey } = useSecurityChanges();
  const submit = async (values: { name: string; password?: string }) => {
    try {
      await addPasskey(values);
    } catch (problem) {
      if (problem instanceof ApiError) throw problem;
      // The browser says more in its own window, and nothing that a page could use.
      return { [FORM_ERROR]: 'The browser made no passkey. It may have one for Tabi already, or was told not to.' };
    }
    onClose();
    return undefined;
  };
  return (
    <Dialog
      open
      title="Add a passkey"
      intro="Then your browser asks for your finger, your face or your PIN."
      onClose={onClose}
    >
      <Form<{ name: string; password?: string }> submit={submit} initialValues={{ name: 'My passkey' }}>
        <NameField />
        <OwnPasswordField user={user} name="password" label="Your password" />
        <FormProblem />
        <SubmitButton busy="Waiting for your browser…">Add it</SubmitButton>
      </Form>
    </Dialog>
  );
}

type OneProps = { passkey: Passkey; onClose: () => void };

export function RenamePasskeyDialog({ passkey, onClose }: OneProps) {
  const { renamePasskey } = useSecurityChanges();
  const submit = async ({ name }: { name: string }) => {
    await renamePasskey(passkey.id, name);
    onClose();
  };
  return (
    <Dialog open title="Rename the passkey" onClose={onClose}>
      <Form<{ name: string }> submit={submit} initialValues={{ name: passkey.name }}>
        <NameField />
        <FormProblem />
        <SubmitButton busy="Saving…">Save</SubmitButton>
      </Form>
    </Dialog>
  );
}

export function RemovePasskeyDialog({ user, passkey, onClose }: OneProps & { user: Readonly<User> }) {
  const { removePasskey } = useSecurityChanges();
  return (
    <OwnerDialog
      user={user}
      title={`Remove ${passkey.name}?`}
      intro="It signs nobody in any more. Your device keeps it until you delete it there too."
      button="Remove it"
      act={async (shown) => {
        await removePasskey(passkey.id, shown);
        onClose();
      }}
      onClose={onClose}
    />
  );
}
