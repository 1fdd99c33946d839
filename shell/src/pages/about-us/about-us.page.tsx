import { Column } from '@tabi/shared/ui';

export function Page() {
  return (
    <Column>
      <h1>About</h1>
    </Column>
  );
}
