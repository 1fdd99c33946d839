import type { FormApi } from 'final-form';
import { useId, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Form as FinalForm, type FormProps } from 'react-final-form';
import { classNames } from '../ui/class-names.ts';
import { focusFirstError } from './focus-first-error.ts';
import { FormIdContext } from './form-id.ts';
import styles from './form.module.css';
import { submitErrors, type SubmitErrors } from './submit-errors.ts';

type Passed<V> = Pick<
  FormProps<V>,
  'initialValues' | 'initialValuesEqual' | 'keepDirtyOnReinitialize' | 'validate' | 'mutators'
>;

type Props<V> = Passed<V> & {
  /** Throws what the server refused, or answers it by field; anything else means that all went well. */
  submit: (values: V, form: FormApi<V>) => Promise<SubmitErrors | void> | SubmitErrors | void;
  className?: string;
  /**
   * It stands inside another form. HTML knows no form within a form: the element lies elsewhere, and its fields and its
   * button name it.
   */
  apart?: boolean;
  children: ReactNode;
};

/**
 * A form of the house. Sending it marks what is wrong and goes into the first wrong field; what the server refuses stands
 * under its field, or for the whole form where `FormProblem` is; nothing typed is lost.
 *
 * A field that is taken away and comes back begins anew: hide what may come back.
 */
export function Form<V extends object>({ submit, className, apart = false, children, ...passed }: Props<V>) {
  const id = useId();
  return (
    <FinalForm<V>
      {...passed}
      subscription={{}}
      onSubmit={async (values, form) => {
        try {
          return (await submit(values, form)) ?? undefined;
        } catch (error) {
          return submitErrors(error);
        }
      }}
      render={({ handleSubmit }) => {
        const element = (
          <form
            id={apart ? id : undefined}
            noValidate
            hidden={apart}
            className={apart ? undefined : classNames(styles['form'], className)}
            onSubmit={(event) => void focusFirstError(event.currentTarget, handleSubmit(event))}
          >
            {apart ? null : children}
          </form>
        );
        if (!apart) return <FormIdContext value={undefined}>{element}</FormIdContext>;
        return (
          <FormIdContext value={id}>
            {createPortal(element, document.body)}
            <div className={classNames(styles['form'], className)}>{children}</div>
          </FormIdContext>
        );
      }}
    />
  );
}
