import type { Connection } from '@tabi/shared/contracts/guides';
import type { ConnectionRow } from './guide-row.ts';

export const presentConnection = ({
  slug,
  name,
  operator_name,
  operator_website,
  ...same
}: ConnectionRow): Connection => ({
  to: { slug, name },
  ...same,
  operator: operator_name === null ? null : { name: operator_name, website: operator_website },
});
