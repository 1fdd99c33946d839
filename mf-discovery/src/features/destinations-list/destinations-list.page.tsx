import { Column } from '@tabi/shared/ui';

export function Page() {
  return (
    <Column>
      <h1>destinationsList</h1>
    </Column>
  );
}
