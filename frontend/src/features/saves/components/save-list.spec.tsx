/** @jest-environment jsdom */
import '../../../testing/browser.js';
import { type Save } from '#contracts/save/views.js';
import { screen } from '@testing-library/react';
import { fakeApi, type Replies } from '../../../testing/fake-api.js';
import { renderPage } from '../../../testing/render-page.js';
import { thora } from '../../../testing/session-fixture.js';
import { SaveList } from './save-list.js';

const saveOf = (id: string): Save => ({
  id,
  sessionId: thora.sessionId,
  characterId: thora.id,
  saveName: `Manual Save - ${id}`,
  lastPlayed: '2026-01-01T00:00:00.000Z',
  isAutoSave: false,
  turn: 3,
  character: thora,
});
const open = (replies: Replies, saves: readonly Save[] = [saveOf('one'), saveOf('two')]) => {
  const calls = fakeApi(replies);
  const page = renderPage(
    <SaveList saves={saves} last={null}>
      {null}
    </SaveList>,
  );
  return { ...page, calls };
};

describe('the saved games', () => {
  beforeEach(() => sessionStorage.clear());

  it('are marked as played and resumed', async () => {
    const { user, location } = open({ 'PATCH /api/saves/one/played': { status: 204, body: undefined } });
    await user.click(screen.getAllByRole('button', { name: 'Continue as Thora Ironside' })[0] ?? document.body);
    expect(await screen.findByText('Game Loaded')).toBeTruthy();
    expect(screen.queryByText('Resumed playing as Thora Ironside')).not.toBeNull();
    expect(location()?.search).toBe('?step=gameplay&character=a-character');
  });

  it('of a hardcore character who died can only be read', () => {
    open({}, [{ ...saveOf('one'), character: { ...thora, difficulty: 'hardcore', hitPoints: 0 } }]);
    expect(screen.queryByRole('button', { name: 'Read the saga of Thora Ironside' })).not.toBeNull();
    expect(screen.queryByRole('button', { name: /^Continue/ })).toBeNull();
  });

  it('say so where they can’t be resumed', async () => {
    const { user } = open({ 'PATCH /api/saves/one/played': { status: 500, body: {} } });
    await user.click(screen.getAllByRole('button', { name: 'Continue as Thora Ironside' })[0] ?? document.body);
    expect(await screen.findByText('Load Failed')).toBeTruthy();
    expect(screen.queryByText('Could not load the saved game')).not.toBeNull();
  });

  it('say so where they can’t be deleted, and stay', async () => {
    const { user, calls } = open({ 'DELETE /api/saves/one': { status: 500, body: {} } });
    await user.click(screen.getByRole('button', { name: 'Delete Manual Save - one of Thora Ironside' }));
    expect(await screen.findByText('Save deleted')).toBeTruthy();
    expect(screen.queryByText('The saved game has been removed.')).not.toBeNull();
    expect(calls).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Close the notice' }));
    expect(await screen.findByText('Error')).toBeTruthy();
    expect(screen.queryByText('Failed to delete the saved game.')).not.toBeNull();
    expect(screen.getAllByRole('button', { name: 'Continue as Thora Ironside' })).toHaveLength(2);
  });
});
