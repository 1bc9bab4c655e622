/** @jest-environment jsdom */
import '../../../testing/browser.js';
import { screen } from '@testing-library/react';
import { fakeApi } from '../../../testing/fake-api.js';
import { renderPage } from '../../../testing/render-page.js';
import { GameMenu } from './game-menu.js';

const AT = '/?step=gameplay&character=c';

describe('the game menu of a phone', () => {
  beforeEach(() => void fakeApi({}));

  it('leads to the profile in a new tab, to the main menu, and out', async () => {
    const opened = jest.spyOn(window, 'open').mockReturnValue(null);
    const { user } = renderPage(<GameMenu />, { at: AT });
    const items = screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
    expect(items).toEqual(['Profile', 'Settings', 'Chronicle', 'Main Menu', 'Logout']);
    await user.click(screen.getByRole('menuitem', { name: 'Profile' }));
    expect(opened).toHaveBeenCalledWith('/subscription', '_blank', 'noreferrer');
    opened.mockRestore();
  });

  it('leads back to the difficulties', async () => {
    const { user, location } = renderPage(<GameMenu />, { at: AT });
    await user.click(screen.getByRole('menuitem', { name: 'Main Menu' }));
    expect(location()?.search).toBe('');
  });
});
