import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderAt } from '../testing/testing.ts';
import { TabLinks, Tabs } from './tabs.tsx';

const days = ['1', '2', '3'].map((value) => ({ value, label: `Day ${value}` }));
const looks = ['line', 'pills', 'folder'] as const;

function Days({ look }: { look?: (typeof looks)[number] }) {
  const [current, setCurrent] = useState('1');
  return (
    <Tabs label="Day" look={look} tabs={days} current={current} onCurrent={setCurrent}>
      <p>What happens on day {current}</p>
      <button type="button">Map</button>
    </Tabs>
  );
}
const tab = (number: number) => screen.getByRole('tab', { name: `Day ${number}` });

it.each(looks)('Tabs that look like %s show one panel at a time, named by its tab.', async (look) => {
  render(<Days look={look} />);
  expect(screen.getByRole('tabpanel', { name: 'Day 1' })).toHaveTextContent('What happens on day 1');
  await userEvent.click(tab(3));
  expect(screen.getByRole('tabpanel', { name: 'Day 3' })).toHaveTextContent('What happens on day 3');
  expect([tab(1), tab(3)].map((one) => one.getAttribute('aria-selected'))).toEqual(['false', 'true']);
});

it('Arrow keys, Home and End go through the tabs, round at their ends.', async () => {
  render(<Days />);
  await userEvent.tab();
  expect(tab(1)).toHaveFocus();
  for (const [key, number] of [
    ['ArrowLeft', 3],
    ['ArrowRight', 1],
    ['ArrowRight', 2],
    ['End', 3],
    ['Home', 1],
  ] as const) {
    await userEvent.keyboard(`{${key}}`);
    expect(tab(number)).toHaveFocus();
    expect(tab(number)).toHaveAttribute('aria-selected', 'true');
  }
});

it('Tab goes from the current tab into its panel.', async () => {
  render(<Days />);
  await userEvent.click(tab(2));
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Map' })).toHaveFocus();
});

it('Of links that have a path, the one of this page is the current one.', () => {
  renderAt(
    <TabLinks
      label="Profile"
      links={[
        { to: '/profile/', label: 'Account' },
        { to: '/profile/mails', label: 'Mails' },
      ]}
    />,
    {
      at: '/profile/mails',
    },
  );
  expect(screen.getByRole('navigation', { name: 'Profile' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Mails' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Account' })).not.toHaveAttribute('aria-current');
});

it('Of links that differ by their query, the caller says which is the current one.', () => {
  renderAt(
    <TabLinks
      label="Which trips"
      look="pills"
      links={[
        { to: '/my-trips', label: 'All', current: false },
        { to: '/my-trips?filter=past', label: 'Past', current: true },
      ]}
    />,
    { at: '/my-trips?filter=past' },
  );
  expect(screen.getByRole('link', { name: 'Past' })).toHaveAttribute('aria-current', 'true');
  expect(screen.getByRole('link', { name: 'All' })).not.toHaveAttribute('aria-current');
});

it('On a narrow screen the current one of many links is scrolled into the middle, and again when the screen is turned.', () => {
  const left = jest.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
    return this.tagName === 'LI' ? 400 : 0;
  });
  const width = jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(100);
  const room = jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(300);
  renderAt(<TabLinks label="Trip" links={['/a', '/b', '/c'].map((to) => ({ to, label: to }))} />, { at: '/c' });
  const list = screen.getByRole('list');
  expect(list.scrollLeft).toBe(300);
  room.mockReturnValue(500);
  fireEvent(window, new Event('resize'));
  expect(list.scrollLeft).toBe(200);
  for (const mock of [left, width, room]) mock.mockRestore();
});

it('Links that somebody has pushed aside before the app ran stay where they are, until another is the current one.', async () => {
  let place = 120;
  const read = jest.spyOn(Element.prototype, 'scrollLeft', 'get').mockImplementation(() => place);
  const write = jest.spyOn(Element.prototype, 'scrollLeft', 'set').mockImplementation((to) => {
    place = to;
  });
  const { user } = renderAt(<TabLinks label="Trip" links={['/a', '/b'].map((to) => ({ to, label: to }))} />, {
    at: '/a',
  });
  expect(place).toBe(120);
  await user.click(screen.getByRole('link', { name: '/b' }));
  expect(place).not.toBe(120);
  for (const mock of [read, write]) mock.mockRestore();
});
