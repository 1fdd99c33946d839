import type { User } from '@tabi/shared/contracts/people';
import { ErrorState, Skeleton } from '@tabi/shared/ui';
import { useSubscriptions } from '../api.ts';
import { ConfirmFirst } from './confirm-first.tsx';
import { ListForm } from './list-form.tsx';
import { ProfileSection } from './profile-section.tsx';

function Lists({ user }: { user: Readonly<User> }) {
  const confirmed = user.email_verified !== false;
  const { data, error, retry } = useSubscriptions(confirmed);
  if (!confirmed || error?.status === 403) return <ConfirmFirst user={user} retry={retry} />;
  if (data) return <ListForm subscriptions={data.results} refresh={retry} />;
  if (error) return <ErrorState size="small" title="Your lists did not come" text={error.message} retry={retry} />;
  return (
    <div aria-busy="true">
      {[1, 2, 3, 4].map((number) => (
        <div key={number}>
          <Skeleton short />
          <Skeleton />
        </div>
      ))}
    </div>
  );
}

/** Which of the lists write to the person. */
export function EmailTab({ user }: { user: Readonly<User> }) {
  return (
    <ProfileSection
      title="Mails you would like"
      text="Each mail has a link that ends it. Mails about your account and the trips you share always come."
    >
      <Lists user={user} />
    </ProfileSection>
  );
}
