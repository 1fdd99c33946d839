import { Column } from '@tabi/shared/ui';

export function Page() {
  return (
    <Column>
      <h1>itinerary</h1>
    </Column>
  );
}
