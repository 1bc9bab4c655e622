/** @jest-environment jsdom */
import '../../../testing/browser.js';
import { screen } from '@testing-library/react';
import { renderPage } from '../../../testing/render-page.js';
import { WorldActions } from './world-actions.js';

const onward = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Continue to Character Creation' });

describe('from the choice of a world', () => {
  it('nobody goes on without a people', () => {
    renderPage(<WorldActions difficulty="normal" faction={null} />);
    expect(onward().disabled).toBe(true);
  });

  it('the way leads on to the character, and back to the difficulty', async () => {
    const { user, location } = renderPage(<WorldActions difficulty="normal" faction="mongols" />);
    await user.click(onward());
    expect(location()?.search).toBe('?step=character-creation&difficulty=normal&faction=mongols&part=1');
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(location()?.search).toBe('');
  });
});
