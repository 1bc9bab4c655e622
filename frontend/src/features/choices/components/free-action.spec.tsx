/** @jest-environment jsdom */
import '../../../testing/browser.js';
import { screen, waitFor } from '@testing-library/react';
import { fakeApi, type Reply } from '../../../testing/fake-api.js';
import { renderInSession } from '../../../testing/session-page.js';
import { FreeAction } from './free-action.js';

describe('an action in the player’s own words', () => {
  afterEach(() => sessionStorage.clear());

  it('is sent once, trimmed, and the field is emptied', async () => {
    const { user, session } = renderInSession(<FreeAction />);
    const line = screen.getByLabelText('Your own action');
    await user.type(line, ' I wait {enter}');
    expect(session.act).toHaveBeenCalledWith({ action: 'I wait', isCustomAction: true });
    expect(line).toHaveProperty('value', '');
  });

  it('stays in the field when it is not accepted', async () => {
    const { user, session } = renderInSession(<FreeAction />, { act: jest.fn(() => false) });
    await user.type(screen.getByLabelText('Your own action'), 'I wait{enter}');
    expect(session.act).toHaveBeenCalledTimes(1);
    expect(screen.getByLabelText('Your own action')).toHaveProperty('value', 'I wait');
  });

  it.each([
    ['empty', '   {enter}', false],
    ['judged already', 'I wait{enter}', true],
  ])('is not sent when it is %s', async (_, typed, busy) => {
    const { user, session } = renderInSession(<FreeAction />, { busy });
    await user.type(screen.getByLabelText('Your own action'), typed);
    expect(session.act).not.toHaveBeenCalled();
  });
});

describe('Save', () => {
  it('saves once, however often it is pressed', async () => {
    let answer: (reply: Reply) => void = () => undefined;
    const calls = fakeApi({ 'POST /api/saves/manual': () => new Promise<Reply>((resolve) => (answer = resolve)) });
    const { user } = renderInSession(<FreeAction />);
    const save = screen.getByRole('button', { name: 'Save' });
    await user.click(save);
    expect(save.getAttribute('aria-busy')).toBe('true');
    await user.click(save);
    expect(await screen.findByText('Save in Progress')).toBeTruthy();
    answer({ body: {} });
    expect(await screen.findByText('Game Saved')).toBeTruthy();
    expect(calls).toHaveLength(1);
    expect(calls[0]?.body).toMatchObject({ sessionId: 'a-session', characterId: 'a-character' });
    await waitFor(() => expect(save.getAttribute('aria-busy')).toBe('false'));
  });

  it('shows why it failed', async () => {
    fakeApi({
      'POST /api/saves/manual': { status: 403, body: { code: 'TOO_MANY_SAVES', message: 'Three are kept.' } },
    });
    const { user } = renderInSession(<FreeAction />);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Save Failed')).toBeTruthy();
    expect(screen.queryByText('Three are kept.')).not.toBeNull();
  });
});
