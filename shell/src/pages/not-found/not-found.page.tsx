import { Column } from '@tabi/shared/ui';

export function Page() {
  return (
    <Column>
      <h1>NotFound</h1>
    </Column>
  );
}
