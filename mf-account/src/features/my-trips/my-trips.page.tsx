import { Column } from '@tabi/shared/ui';

export function Page() {
  return (
    <Column>
      <h1>myTrips</h1>
    </Column>
  );
}
