import { Column } from '@tabi/shared/ui';

export function Page() {
  return (
    <Column>
      <h1>attractionsSearch</h1>
    </Column>
  );
}
