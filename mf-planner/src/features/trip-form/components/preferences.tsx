import { CheckboxesField, RadiosField } from '@tabi/shared/forms';
import { useTags } from '../../../common/api/tags.ts';
import { paces } from '../../../common/domain/paces.ts';

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
