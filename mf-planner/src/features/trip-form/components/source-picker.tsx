import { Combobox } from '@tabi/shared/ui-overlay';
import { useCityOptions, useSearchText } from '../api.ts';
import type { Draft } from '../domain.ts';

/** Where the journey starts from; may stay empty. */
export function SourcePicker({
  value,
  onChange,
}: {
  value: Draft['source'];
  onChange: (value: Draft['source']) => void;
}) {
  const { data } = useCityOptions(useSearchText(value.id === null ? value.text : ''));
  const options = value.id === null ? (data?.results ?? []) : [];
  return (
    <Combobox
      label="Where do you start from? (optional)"
      placeholder="Your city"
      text={value.text}
      onText={(text) => onChange({ text, id: null })}
      options={options.map(({ id, name, country_name }) => ({ value: String(id), label: name, detail: country_name }))}
      onPick={(option) => onChange({ text: option.label, id: Number(option.value) })}
    />
  );
}
