import { Column } from '@tabi/shared/ui';

export function Page() {
  return (
    <Column>
      <h1>attractions</h1>
    </Column>
  );
}
