/** @jest-environment jsdom */
import '../../../testing/browser.js';
import { type SagaView } from '#contracts/session/saga-view.js';
import { screen, within } from '@testing-library/react';
import { FORD, sagaOf } from '../../../testing/session-fixture.js';
import { renderInSession } from '../../../testing/session-page.js';
import { SagaPanel } from './saga-panel.js';

const thread = (id: string, daysLeft: number, state: SagaView['threads'][number]['state']) =>
  ({
    id,
    kind: 'debt',
    title: `Promise ${id}`,
    them: '',
    place: FORD,
    openedTurn: 1,
    daysLeft,
    gives: null,
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
    at: FORD,
  }) as unknown as SagaView['people'][number];

const saga = sagaOf({
  threads: [thread('late', 4, 'open'), thread('soon', 1, 'open'), thread('kept', 0, 'kept')],
  people: [1, 2, 3, 4, 5, 6].map(person),
});

const section = (heading: string) => {
  const found = screen.getByRole('heading', { name: heading }).parentElement;
  if (found === null) throw new Error(`There is no section of ${heading}`);
  return within(found);
};

describe('the unfolded oath', () => {
  it('lists the most urgent thread first, and closed threads separately', () => {
    renderInSession(<SagaPanel saga={saga} showOnChart={jest.fn()} />, { saga });
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
    const { user } = renderInSession(<SagaPanel saga={saga} showOnChart={showOnChart} />, { saga });
    await user.click(screen.getByRole('button', { name: /Ask at the ford/ }));
    expect(showOnChart).toHaveBeenCalledWith(FORD);
  });

  it('folds all but five people away', async () => {
    const { user } = renderInSession(<SagaPanel saga={saga} showOnChart={jest.fn()} />, { saga });
    expect(section('People').getAllByRole('listitem')).toHaveLength(5);
    await user.click(screen.getByRole('button', { name: 'All 6 of them', expanded: false }));
    expect(section('People').getAllByRole('listitem')).toHaveLength(6);
    await user.click(screen.getByRole('button', { name: 'Only the first five' }));
    expect(section('People').getAllByRole('listitem')).toHaveLength(5);
  });
});
