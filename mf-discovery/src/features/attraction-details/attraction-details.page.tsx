import { Column } from '@tabi/shared/ui';

export function Page() {
  return (
    <Column>
      <h1>attractionDetails</h1>
    </Column>
  );
}
