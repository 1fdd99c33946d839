import { Column } from '@tabi/shared/ui';

export function Page() {
  return (
    <Column>
      <h1>pointOfInterest</h1>
    </Column>
  );
}
