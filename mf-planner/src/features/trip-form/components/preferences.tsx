import { CheckboxesField, RadiosField } from '@tabi/shared/forms';
import { useTags } from '../api.ts';

const paces = [
  { value: 0, label: 'Slow', text: 'Few stops, long pauses' },
  { value: 1, label: 'Normal', text: 'Full days without a race' },
  { value: 2, label: 'Intense', text: 'As much as fits' },
] as const;

/** What one likes to see, and how fast. */
export function Preferences() {
  const { data } = useTags();
  return (
    <>
      <CheckboxesField
        name="preferredTypes"
        label="What do you like?"
        legend="title"
        look="chip"
        layout="wrap"
        choices={data?.results.map(({ name, label }) => ({ value: name, label })) ?? []}
      />
      <RadiosField name="tripPace" label="How fast?" legend="title" look="card" layout="columns" choices={paces} />
    </>
  );
}
