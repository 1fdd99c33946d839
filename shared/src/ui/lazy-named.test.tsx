import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { lazyNamed } from './lazy-named.ts';

it('A component is fetched by its name when it is first shown, and once.', async () => {
  const load = jest.fn(async () => ({ Hello: ({ to }: { to: string }) => <p>Hello, {to}</p>, other: 1 }));
  const Hello = lazyNamed(load, 'Hello');
  expect(load).not.toHaveBeenCalled();
  render(
    <Suspense fallback="…">
      <Hello to="Mai" />
      <Hello to="Aiko" />
    </Suspense>,
  );
  expect(await screen.findByText('Hello, Mai')).toBeVisible();
  expect(screen.getByText('Hello, Aiko')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});
