import { useApiClient } from '@tabi/shared/data';
import { useAppState } from '@tabi/shared/state';
import { LazyPageForm } from '../../forms/lazy-page-form.tsx';
import { TextPage } from '../../layout/text-page.tsx';

const fields = [
  { name: 'name', label: 'Your name', autoComplete: 'name', maxLength: 80 },
  { name: 'email', label: 'Email', type: 'email', autoComplete: 'email', help: 'Only to answer you.' },
  { name: 'subject', label: 'What is it about?', maxLength: 160 },
  { name: 'message', label: 'Message', rows: 7, maxLength: 5_000 },
] as const;

/** A letter to the people behind Tabi. */
export function Page() {
  const api = useApiClient();
  const { session } = useAppState();
  return (
    <TextPage
      title="Write to us"
      lead="A question, a wrong opening hour, a town that we lack, a bug that eats your trip: we read everything, and answer within a few days."
      beside={
        <LazyPageForm
          // Filled in for who is signed in, as soon as that is known.
          key={session.status}
          fields={fields}
          initial={session.user ? { name: session.user.name, email: session.user.email } : {}}
          button="Send"
          submit={async ({ name = '', email = '', subject = '', message = '' }) =>
            (
              await api.call(
                'POST /api/contactMessage',
                { body: { name, email, subject, message } },
                { background: true },
              )
            ).message
          }
        />
      }
    />
  );
}
