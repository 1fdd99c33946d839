import { byLetters } from '../../names/domain/in-order.ts';

/** What a filter can be set to, and how many things have it. */
export interface CountedOption {
  name: string;
  value: string;
  count: number;
  /** Where the value is no word of ours. */
  label: string | null;
}

type Value = string | number | null | { value: string; label: string };

/** What of a thing each filter goes by, by the filter's name; what is null is not counted. */
export type ValuesOf<Row> = Record<string, (row: Row) => readonly Value[]>;

const plain = (value: NonNullable<Value>) =>
  typeof value === 'object' ? value : { value: String(value), label: null };

/** Pure: the values that these have, the commonest first. */
export function countOptions<Row>(rows: readonly Row[], valuesOf: ValuesOf<Row>): CountedOption[] {
  const options = Object.entries(valuesOf).flatMap(([name, values]) => {
    const counted = new Map<string, CountedOption>();
    for (const given of rows.flatMap(values)) {
      if (given === null) continue;
      const { value, label } = plain(given);
      const option = counted.get(value) ?? { name, value, label, count: 0 };
      option.count += 1;
      counted.set(value, option);
    }
    return [...counted.values()];
  });
  return options.sort((one, other) => other.count - one.count || byLetters(one.value, other.value));
}
