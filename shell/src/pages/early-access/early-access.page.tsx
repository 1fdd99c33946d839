import { useApiClient } from '@tabi/shared/data';
import { LazyPageForm } from '../../forms/lazy-page-form.tsx';
import { TextPage } from '../../layout/text-page.tsx';

const fields = [
  { name: 'name', label: 'Your name', autoComplete: 'name', maxLength: 80 },
  { name: 'email', label: 'Email', type: 'email', autoComplete: 'email' },
  {
    name: 'city',
    label: 'Your town',
    autoComplete: 'address-level2',
    optional: true,
    maxLength: 120,
    help: 'So that we ask you about flights that you can take. You may leave it out.',
  },
] as const;

/** For people who like to try things before they are finished. */
export function Page() {
  const api = useApiClient();
  return (
    <TextPage
      title="Early access"
      lead="New parts of Tabi go to a small circle first: people who plan a real trip with them and tell us where it hurts."
      beside={
        <LazyPageForm
          fields={fields}
          button="Ask for early access"
          submit={async ({ name = '', email = '', city = '' }) =>
            (await api.call('POST /api/early-access', { body: { name, email, city } }, { background: true })).message
          }
        />
      }
    />
  );
}
