import { Form, FormProblem, SubmitButton, TextField, rules } from '@tabi/shared/forms';
import { useState } from 'react';
import styles from './page-form.module.css';

export type PageField = {
  name: string;
  label: string;
  type?: 'text' | 'email';
  autoComplete?: string;
  help?: string;
  rows?: number;
  optional?: boolean;
  maxLength?: number;
};

export type PageFormProps = {
  fields: readonly PageField[];
  initial?: Record<string, string>;
  button: string;
  /** @returns what the server says when all went well */
  submit: (values: Record<string, string>) => Promise<string>;
};

const ruleOf = ({ type, optional }: PageField) =>
  rules.all(...(optional ? [] : [rules.required]), ...(type === 'email' ? [rules.email] : []));

/** The form of a page: labels above, help below, errors under their fields; afterwards what the server said. */
export function PageForm({ fields, initial, button, submit }: PageFormProps) {
  const [thanks, setThanks] = useState<string | null>(null);
  if (thanks)
    return (
      <p role="status" className={styles['thanks']}>
        {thanks}
      </p>
    );
  return (
    <Form<Record<string, string>>
      className={styles['form']}
      initialValues={initial}
      submit={async (values) => setThanks(await submit(values))}
    >
      {fields.map((field) => {
        const { optional: _, ...props } = field;
        return <TextField key={field.name} {...props} rule={ruleOf(field)} />;
      })}
      <FormProblem />
      <div>
        <SubmitButton size="large" busy="Sending…">
          {button}
        </SubmitButton>
      </div>
    </Form>
  );
}
