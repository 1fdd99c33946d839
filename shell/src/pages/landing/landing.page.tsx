import { RemoteWidget } from '@tabi/shared/federation';
import { Column } from '@tabi/shared/ui';

export function Page() {
  return (
    <Column>
      <h1>Plan real days in Asia</h1>
      <RemoteWidget widget="mf-discovery/TopDestinations" props={{ limit: 8 }} title="Top destinations" />
    </Column>
  );
}
