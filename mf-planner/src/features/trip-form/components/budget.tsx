import { shownError, useField } from '@tabi/shared/forms';
import { currencies } from '@tabi/shared/money';
import { Field, FieldGroup, Input, Select } from '@tabi/shared/ui';
import { digitsOf } from '../domain.ts';
import styles from './trip-form.module.css';

const choices = currencies.map(({ code, name, symbol }) => ({ value: code, label: `${name} (${symbol})` }));

/** What the trip may cost, in whole units of the currency. */
export function Budget() {
  const amount = useField<string>('amount');
  const currency = useField<string>('currency');
  return (
    <FieldGroup label="What may it cost?" legend="title">
      <div className={styles['pair']}>
        <Field label="Budget" error={shownError(amount.meta)}>
          <Input
            {...amount.input}
            inputMode="numeric"
            autoComplete="off"
            placeholder="1000"
            onChange={(event) => amount.input.onChange(digitsOf(event.target.value))}
          />
        </Field>
        <Field label="Currency" error={shownError(currency.meta)}>
          <Select {...currency.input} options={choices} placeholder="Choose one" />
        </Field>
      </div>
    </FieldGroup>
  );
}
