/** @jest-environment jsdom */
import '../../../testing/browser.js';
import { type FigureEntry } from '#contracts/analytics/views.js';
import { fireEvent, screen } from '@testing-library/react';
import { renderPage } from '../../../testing/render-page.js';
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
  const { location } = renderPage(<FigureFilters entry={entry} scope={{}} />, { at: '/staff/analytics/turns' });
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '2001-02-03' } });
  fireEvent.change(screen.getByLabelText('To'), { target: { value: '2001-02-04' } });
  expect(location()?.search).toBe('?from=2001-02-03&to=2001-02-04');
});
