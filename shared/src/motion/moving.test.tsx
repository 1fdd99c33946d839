import { act, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import userEvent from '@testing-library/user-event';
import { fetchFeatures } from './features.ts';
import { Appear, Mark, Moving, Presence } from './motion.ts';

/** What listens hears of a change of mind. */
const deviceThat = (wantsNoMotion: boolean) => {
  const query = Object.assign(new EventTarget(), { matches: wantsNoMotion });
  window.matchMedia = () => query as unknown as MediaQueryList;
  return (changed: boolean) => {
    query.matches = changed;
    query.dispatchEvent(new Event('change'));
  };
};

function Ideas() {
  const [ideas, setIdeas] = useState(['Temple', 'Market']);
  return (
    <Moving>
      <button type="button" onClick={() => setIdeas([...ideas, 'Garden'])}>
        Add
      </button>
      <ul>
        <Presence>
          {ideas.map((idea) => (
            <Appear as="li" key={idea}>
              {idea}
              <button type="button" onClick={() => setIdeas(ideas.filter((one) => one !== idea))}>
                Remove {idea}
              </button>
            </Appear>
          ))}
        </Presence>
      </ul>
    </Moving>
  );
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const item = (name: string) => screen.getByText(name).closest('li')!;

describe('for who wants no motion', () => {
  beforeEach(() => deviceThat(true));

  it('everything appears in place', async () => {
    render(<Ideas />);
    await act(() => fetchFeatures('coming'));
    await press('Add');
    expect(item('Garden')).toHaveStyle({ opacity: 1, transform: 'none' });
  });

  it('everything that goes is gone at once', async () => {
    render(<Ideas />);
    await act(() => fetchFeatures('coming'));
    await press('Remove Market');
    expect(screen.queryByText('Market')).toBeNull();
  });
});

describe('where motion is welcome', () => {
  beforeEach(() => {
    deviceThat(false);
    return fetchFeatures('coming');
  });

  it('what comes rises into its place', async () => {
    render(<Ideas />);
    await press('Add');
    expect(Number(item('Garden').style.opacity)).toBeLessThan(1);
    await waitFor(() => expect(item('Garden')).toHaveStyle({ opacity: 1, transform: 'none' }));
  });

  it('what goes sinks away first', async () => {
    render(<Ideas />);
    await press('Remove Market');
    expect(screen.getByText('Market')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText('Market')).toBeNull());
  });

  it('stops when the person changes their mind', async () => {
    // In development the library says itself that it obeys.
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const change = deviceThat(false);
    render(<Ideas />);
    act(() => change(true));
    await press('Add');
    expect(item('Garden')).toHaveStyle({ opacity: 1 });
  });

  it('marks the current one without a word of its own', () => {
    const { container } = render(
      <Moving>
        <Mark name="tab" className="mark" />
      </Moving>,
    );
    expect(container.querySelector('.mark')).toHaveAttribute('aria-hidden', 'true');
  });
});
