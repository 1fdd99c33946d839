import type { User } from '@tabi/shared/contracts/people';
import { Loaded, Skeleton } from '@tabi/shared/ui';
import { useSubscriptions } from '../api/subscriptions.ts';
import { ConfirmFirst } from './confirm-first.tsx';
import { ListForm } from './list-form.tsx';
import { ProfileSection } from '../../../common/components/profile-section.tsx';

function ListsSkeleton() {
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

function Lists({ user }: { user: Readonly<User> }) {
  const confirmed = user.email_verified !== false;
  const asked = useSubscriptions(confirmed);
  const { error, retry } = asked;
  if (!confirmed || error?.code === 'confirm-email-first') return <ConfirmFirst user={user} retry={retry} />;
  return (
    <Loaded of={asked} what="This choice" size="small" skeleton={<ListsSkeleton />}>
      {({ results }) => <ListForm subscriptions={results} refresh={retry} />}
    </Loaded>
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
