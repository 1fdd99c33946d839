import { Column } from '@tabi/shared/ui';

export function Page() {
  return (
    <Column>
      <h1>profile</h1>
    </Column>
  );
}
