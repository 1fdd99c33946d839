import { useApiClient } from '@tabi/shared/data';
import { LazyPageForm } from '../../forms/lazy-page-form.tsx';
import { TextPage } from '../../layout/text-page.tsx';

const fields = [
  { name: 'name', label: 'Your name', autoComplete: 'name', maxLength: 80 },
  { name: 'email', label: 'Email', type: 'email', autoComplete: 'email' },
  { name: 'channel', label: 'Where people follow you', optional: true, help: 'A link or two.', maxLength: 400 },
  { name: 'places', label: 'Which places do you know best?', rows: 4, optional: true, maxLength: 1_000 },
] as const;

function Signup() {
  const api = useApiClient();
  return (
    <LazyPageForm
      fields={fields}
      button="Become a creator"
      submit={async ({ name = '', email = '', ...extras }) =>
        (await api.call('POST /api/influencer', { body: { name, email, extras } }, { background: true })).message
      }
    />
  );
}

/** The creators' side of Tabi; it exists only while the marketplace is open. */
export function Page() {
  return (
    <TextPage
      title="Show others the way"
      lead="You have walked these streets more often than any guidebook. Put your days on Tabi, and let others travel them."
      beside={
        <>
          <h2>Tell us about you</h2>
          <Signup />
        </>
      }
    >
      <h2>How it works</h2>
      <ul>
        <li>You plan a trip as you would for a friend: your places, your order, your notes.</li>
        <li>Tabi checks it like every plan: open on arrival, reachable, well paced.</li>
        <li>Travellers find it beside the destination, under your name, and copy it to their own dates.</li>
      </ul>
    </TextPage>
  );
}
