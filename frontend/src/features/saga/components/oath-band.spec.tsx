/** @jest-environment jsdom */
import '../../../testing/browser.js';
import { screen } from '@testing-library/react';
import { sagaOf } from '../../../testing/session-fixture.js';
import { renderInSession } from '../../../testing/session-page.js';
import { OathBand } from './oath-band.js';

const FOLDED = { open: false, setOpen: jest.fn() };
const band = (over: Parameters<typeof renderInSession>[1]) =>
  renderInSession(<OathBand fold={FOLDED} controls="leaf" />, over);

describe('the oath over the tabs', () => {
  it('shows the progress of oath and threat, and the food that is left', () => {
    band({ saga: sagaOf({ calendar: { day: 3, hour: 'dusk', season: 'autumn', weather: 'rain', fedOn: 2 } }) });
    expect(screen.queryByLabelText('4 of 10 boxes, the last test opens at 6')).not.toBeNull();
    expect(screen.queryByLabelText(/^3 of 12 strokes/)).not.toBeNull();
    expect(screen.queryByText('3 days')?.parentElement?.textContent).toBe('Food for3 days');
    expect(screen.queryByRole('button', { name: /Bring the bell home Unfold$/, expanded: false })).not.toBeNull();
  });

  it('names hunger', () => {
    band({ saga: sagaOf({ calendar: { day: 9, hour: 'dusk', season: 'autumn', weather: 'rain', fedOn: 5 } }) });
    expect(screen.queryByText('Hungry')).not.toBeNull();
    expect(screen.queryByText('Food for')).toBeNull();
  });

  it('counts no food in a saga in which no meal was counted', () => {
    band({ saga: sagaOf({ calendar: { day: 9, hour: 'dusk', season: 'autumn', weather: 'rain' } }) });
    expect(screen.queryByText(/day|Hungry/)).toBeNull();
  });

  it('can be requested again after a failure', async () => {
    const { user, session } = band({ saga: undefined, sagaError: new Error('no line') });
    expect(screen.getByRole('alert').textContent).toContain('The oath could not be read.');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(session.retry).toHaveBeenCalledTimes(1);
  });

  it('is absent in a session without an oath', () => {
    band({ saga: null });
    expect(screen.queryByRole('region', { name: 'Oath' })).toBeNull();
  });
});
