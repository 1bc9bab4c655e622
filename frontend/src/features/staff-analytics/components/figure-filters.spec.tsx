/** @jest-environment jsdom */
import { type FigureEntry } from '#contracts/analytics/views.js';
import { fireEvent, render, screen } from '@testing-library/react';
import { AddressProvider } from '../../../lib/address.js';
import { FigureFilters } from './figure-filters.js';

it('keeps a change that comes before the page shows the one before it', () => {
  const entry: FigureEntry = {
    name: 'turns_by_choice',
    title: 'Turns',
    comment: '',
    grain: '',
    columns: [],
    filters: ['from', 'to'],
  };
  render(
    <AddressProvider>
      <FigureFilters entry={entry} scope={{}} />
    </AddressProvider>,
  );
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '2001-02-03' } });
  fireEvent.change(screen.getByLabelText('To'), { target: { value: '2001-02-04' } });
  expect(window.location.search).toBe('?from=2001-02-03&to=2001-02-04');
});
