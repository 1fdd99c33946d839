import { Column } from '@tabi/shared/ui';

export function Page() {
  return (
    <Column>
      <h1>blog</h1>
    </Column>
  );
}
