import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Loaded, LoadedPage, type Loading } from './loaded.tsx';

const retry = jest.fn();
const nothingYet: Loading<string> = { data: undefined, error: undefined, retry };
const failed: Loading<string> = { ...nothingYet, error: { message: 'Tabi is resting for a moment.' } };

const show = (of: Loading<string>, part = false) => {
  const props = {
    of,
    what: 'This trip',
    skeleton: <p>The shape of it</p>,
    ways: <a href="https://tabi.example">Home</a>,
  };
  const content = (data: string) => <h1>{data}</h1>;
  render(
    part ? (
      <Loaded {...props} size="small">
        {content}
      </Loaded>
    ) : (
      <LoadedPage {...props}>{content}</LoadedPage>
    ),
  );
};

describe.each([
  ['A page', false],
  ['A part of a page', true],
])('%s', (_, part) => {
  it('is the shape of what comes while it is on its way.', () => {
    show(nothingYet, part);
    expect(screen.getByText('The shape of it')).toBeVisible();
  });

  it('is what came.', () => {
    show({ ...nothingYet, data: 'Three days in Kyoto' }, part);
    expect(screen.getByRole('heading', { name: 'Three days in Kyoto' })).toBeVisible();
  });

  it('says that it cannot be shown and why, tries again, and leads elsewhere.', async () => {
    show(failed, part);
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent('This trip cannot be shown right now');
    expect(alert).toHaveTextContent('Tabi is resting for a moment.');
    expect(screen.getByRole('link', { name: 'Home' })).toBeVisible();
    retry.mockClear();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledTimes(1);
  });

  it('stays what it was when asking again fails.', () => {
    show({ ...failed, data: 'Three days in Kyoto' }, part);
    expect(screen.getByRole('heading', { name: 'Three days in Kyoto' })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
