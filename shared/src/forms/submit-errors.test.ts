import { FORM_ERROR } from './forms.ts';
import { refusal } from '../testing/refusal.ts';
import { submitErrors } from './submit-errors.ts';

it('The first text of each field stands under the field, and the message under the form.', () => {
  const error = refusal('invalid', 'Check the form.', { email: ['No.', 'Never.'], name: [] });
  expect(submitErrors(error)).toEqual({ email: 'No.', [FORM_ERROR]: 'Check the form.' });
});

it('What is wrong within a list stands under the list.', () => {
  const error = refusal('invalid', 'Check the form.', { 'destination_ids.2': ['Nobody knows it.'] });
  expect(submitErrors(error)).toMatchObject({ destination_ids: 'Nobody knows it.' });
});

it('Whatever else happens is said in general words.', () => {
  expect(submitErrors(new TypeError('x is undefined'))).toEqual({ [FORM_ERROR]: 'Something went wrong!' });
});
