import { Column } from '@tabi/shared/ui';

export function Page() {
  return (
    <Column>
      <h1>locationDetails</h1>
    </Column>
  );
}
