import { usualFormats } from '@tabi/shared/format';
import { renderAt } from '@tabi/shared/testing';
import { screen } from '@testing-library/react';
import { Distance } from './filter-fields.tsx';

const within = {
  ...{ name: 'within', label: 'Distance', several: false, free: 'metres' as const, needs: 'near' },
  options: [{ value: '5000', label: 'Within 5 km', count: null }],
};

it.each([
  ['km', 'Within 5\u00a0km'],
  ['mi', 'Within 3.1\u00a0mi'],
] as const)('offers distances in %s to whoever reads them so', (units, label) => {
  const field = <Distance filter={within} query={{}} near="35,135" askWhere={() => undefined} />;
  renderAt(field, { state: { formats: { ...usualFormats, units } } });
  expect(screen.getByRole('radio', { name: label })).toBeInTheDocument();
});
