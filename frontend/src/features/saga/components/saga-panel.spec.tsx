/** @jest-environment jsdom */
import '../../../testing/browser.js';
import { type SagaView } from '#contracts/session/saga-view.js';
import { screen, within } from '@testing-library/react';
import { renderInSession } from '../../../testing/session-page.js';
import { SagaPanel } from './saga-panel.js';

const ford = { name: 'Hrafn Ford', q: 2, r: -1 };
const thread = (id: string, daysLeft: number, state: SagaView['threads'][number]['state']) =>
  ({
    id,
    kind: 'debt',
    title: `Promise ${id}`,
    them: '',
    place: ford,
    openedTurn: 1,
    daysLeft,
    state,
  }) as unknown as SagaView['threads'][number];
const person = (n: number) =>
  ({
    id: `p${n}`,
    name: `Person ${n}`,
    trade: 'smith',
    mood: 'wary',
    alive: true,
    gender: 'male',
    role: 'met',
    dealings: [],
    at: ford,
  }) as unknown as SagaView['people'][number];

const saga: SagaView = {
  calendar: { day: 3, hour: 'dusk', season: 'autumn', weather: 'rain' },
  oath: {
    title: 'Bring the bell home',
    boxes: 4,
    of: 10,
    readyAt: 6,
    where: ford,
    outcome: 'open',
    next: [{ text: 'Ask at the ford', place: ford }],
  },
  threat: { title: 'The wolf winter', segments: 3, of: 12, steps: [] },
  threads: [thread('late', 4, 'open'), thread('soon', 1, 'open'), thread('kept', 0, 'kept')],
  people: [1, 2, 3, 4, 5, 6].map(person),
};

const section = (heading: string) => {
  const found = screen.getByRole('heading', { name: heading }).parentElement;
  if (found === null) throw new Error(`There is no section of ${heading}`);
  return within(found);
};

describe('the panel of the oath', () => {
  it('shows the progress of oath and threat', () => {
    renderInSession(<SagaPanel showOnChart={jest.fn()} />, { saga });
    expect(screen.queryByLabelText('4 of 10 boxes, the last test opens at 6')).not.toBeNull();
    expect(screen.queryByText('Bring the bell home')).not.toBeNull();
    expect(screen.queryByText('The wolf winter')).not.toBeNull();
  });

  it('lists the most urgent thread first, and closed threads separately', () => {
    renderInSession(<SagaPanel showOnChart={jest.fn()} />, { saga });
    expect(
      section('Threads')
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      expect.stringContaining('Promise soon one day left'),
      expect.stringContaining('Promise late 4 days left'),
    ]);
    expect(section('What fell due').getAllByRole('listitem')).toHaveLength(1);
  });

  it('shows a place on the chart', async () => {
    const showOnChart = jest.fn();
    const { user } = renderInSession(<SagaPanel showOnChart={showOnChart} />, { saga });
    await user.click(screen.getByRole('button', { name: /Ask at the ford/ }));
    expect(showOnChart).toHaveBeenCalledWith(ford);
  });

  it('folds all but five people away', async () => {
    const { user } = renderInSession(<SagaPanel showOnChart={jest.fn()} />, { saga });
    expect(section('People').getAllByRole('listitem')).toHaveLength(5);
    await user.click(screen.getByRole('button', { name: 'All 6 of them', expanded: false }));
    expect(section('People').getAllByRole('listitem')).toHaveLength(6);
    await user.click(screen.getByRole('button', { name: 'Only the first five' }));
    expect(section('People').getAllByRole('listitem')).toHaveLength(5);
  });

  it('can be requested again after a failure', async () => {
    const { user, session } = renderInSession(<SagaPanel showOnChart={jest.fn()} />, {
      saga: undefined,
      sagaError: new Error('no line'),
    });
    expect(screen.getByRole('alert').textContent).toContain('The oath could not be read.');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(session.retry).toHaveBeenCalledTimes(1);
  });
});
