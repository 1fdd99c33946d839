export { Field, Form, FormSpy, useField, useForm, useFormState } from 'react-final-form';
export type { FieldRenderProps, FormRenderProps } from 'react-final-form';
export { FORM_ERROR, type FormApi } from 'final-form';
export { focusFirstError } from './focus-first-error.ts';
export { strengthOf, type Strength } from './password-strength.ts';
export { NewPasswordField } from './new-password-field.tsx';
export { submitErrors } from './submit-errors.ts';
export { TextField } from './text-field.tsx';
export * as rules from './rules.ts';
