/** @jest-environment jsdom */
import '../../../testing/browser.js';
import { screen } from '@testing-library/react';
import { fakeApi } from '../../../testing/fake-api.js';
import { renderInSession } from '../../../testing/session-page.js';
import { RewindButton } from './rewind-button.js';

const REWIND = 'POST /api/sessions/a-session/rewind';

describe('turning back to a leaf', () => {
  it('asks for confirmation, and resets when it loses the focus', async () => {
    const calls = fakeApi({});
    const { user } = renderInSession(<RewindButton turn={2} asks />);
    await user.click(screen.getByRole('button', { name: /Turn back to this leaf ?, the third/ }));
    expect(screen.queryByRole('button', { name: /^Choose again/ })).not.toBeNull();
    await user.tab();
    expect(screen.queryByRole('button', { name: /^Choose again/ })).toBeNull();
    expect(calls).toEqual([]);
    await user.click(screen.getByRole('button'));
    await user.click(screen.getByRole('button'));
    expect(calls.map(({ body }) => body)).toEqual([{ toTurn: 2 }]);
  });

  it('does nothing while an action is judged', async () => {
    const calls = fakeApi({});
    const { user } = renderInSession(<RewindButton turn={2} />, { busy: true });
    await user.click(screen.getByRole('button'));
    expect(calls).toEqual([]);
  });

  it('shows why it was refused', async () => {
    fakeApi({ [REWIND]: { status: 409, body: { code: 'X', message: 'The saga has ended.' } } });
    const { user } = renderInSession(<RewindButton turn={2} />);
    await user.click(screen.getByRole('button'));
    expect(await screen.findByText('The saga has ended.')).toBeTruthy();
  });
});
