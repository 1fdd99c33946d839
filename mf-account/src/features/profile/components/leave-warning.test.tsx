import { BrowserRouter, Link, Route, Routes } from '@tabi/shared/router';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { LeaveWarning } from './leave-warning.tsx';

// Fetched only when somebody is asked: here beforehand, so that no test waits for its compilation.
beforeAll(() => import('../../../common/components/question-dialog.tsx'));

const question = () => screen.findByRole('alertdialog', { name: 'Leave without saving?' });

/** The page with the form, come to from another one. */
async function come(unsaved: boolean) {
  window.history.replaceState(null, '', '/before');
  render(
    <BrowserRouter>
      <Routes>
        <Route path="/before" element={<Link to="/form">To the form</Link>} />
        <Route
          path="/form"
          element={
            <>
              <p>The form</p>
              <LeaveWarning when={unsaved} />
            </>
          }
        />
      </Routes>
    </BrowserRouter>,
  );
  fireEvent.click(screen.getByRole('link', { name: 'To the form' }));
  await screen.findByText('The form');
}

it('asks who goes back, and stays where one is', async () => {
  await come(true);
  act(() => window.history.back());
  await question();
  expect(screen.getByText('The form')).toBeInTheDocument();
  await waitFor(() => expect(window.location.pathname).toBe('/form'));
  fireEvent.click(screen.getByRole('button', { name: 'Stay here' }));
  expect(screen.getByText('The form')).toBeVisible();
});

it('goes back when told to, however often it was asked before', async () => {
  await come(true);
  for (const answer of ['Stay here', 'Leave without saving']) {
    act(() => window.history.back());
    await question();
    await waitFor(() => expect(window.location.pathname).toBe('/form'));
    fireEvent.click(screen.getByRole('button', { name: answer }));
  }
  expect(await screen.findByRole('link', { name: 'To the form' })).toBeVisible();
  expect(window.location.pathname).toBe('/before');
});

it('does not ask who has changed nothing', async () => {
  await come(false);
  act(() => window.history.back());
  expect(await screen.findByRole('link', { name: 'To the form' })).toBeVisible();
});
