/** @jest-environment jsdom */
import '../../../testing/browser.js';
import { screen } from '@testing-library/react';
import { renderPage } from '../../../testing/render-page.js';
import { NOTES } from '../notes.js';
import { MarginalNote } from './marginal-note.js';
import { NotesAnnouncer } from './notes-announcer.js';

const page = () =>
  renderPage(
    <>
      <div data-notes>
        <button type="button">The oath</button>
        <MarginalNote of={['oath', 'threat']} />
      </div>
      <NotesAnnouncer />
    </>,
  );
const shown = (): string | null => screen.queryByRole('note')?.textContent ?? null;
const readOut = (): readonly (string | null)[] =>
  [...screen.getByRole('log').children].map(({ textContent }) => textContent);

it('a note stays until it is understood, then the next one comes, each read out once', async () => {
  const { user, unmount } = page();
  expect(shown()).toBe(NOTES.oath);
  expect(readOut()).toEqual([NOTES.oath]);
  await user.click(screen.getByRole('button', { name: 'Understood: oath' }));
  expect(shown()).toBe(NOTES.threat);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'The oath' }));
  unmount();
  const again = page();
  expect(shown()).toBe(NOTES.threat);
  expect(readOut()).toEqual([NOTES.oath, NOTES.threat]);
  await again.user.click(screen.getByRole('button', { name: 'Understood: threat' }));
  expect(shown()).toBeNull();
});
