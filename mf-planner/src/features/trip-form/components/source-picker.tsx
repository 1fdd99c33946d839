import { useField } from '@tabi/shared/forms';
import { Combobox } from '@tabi/shared/ui-overlay';
import { useSearchText } from '../../../common/api/destination-options.ts';
import { useCityOptions } from '../api.ts';
import type { Draft } from '../domain.ts';

/** Where the journey starts from; may stay empty. */
export function SourcePicker() {
  const { input } = useField<Draft['source']>('source', { subscription: { value: true } });
  const { text, id } = input.value;
  const { data } = useCityOptions(useSearchText(id === null ? text : ''));
  const options = id === null ? (data?.results ?? []) : [];
  return (
    <Combobox
      label="Where do you start from? (optional)"
      placeholder="Your city"
      text={text}
      onText={(typed) => input.onChange({ text: typed, id: null })}
      options={options.map((city) => ({ value: String(city.id), label: city.name, detail: city.country_name }))}
      onPick={(option) => input.onChange({ text: option.label, id: Number(option.value) })}
    />
  );
}
