/** @jest-environment jsdom */
import '../../../testing/browser.js';
import { FACTION_CONTENT } from '#game/content/factions.js';
import { screen } from '@testing-library/react';
import { fakeApi } from '../../../testing/fake-api.js';
import { renderPage } from '../../../testing/render-page.js';
import { emptyDraft } from '../domain/draft.js';
import { ProfessionField } from './profession-field.js';

let isUpright = false;
const open = () => {
  fakeApi({});
  const quiet = (): void => undefined;
  window.matchMedia = (media) =>
    ({
      get matches() {
        return isUpright && media.includes('portrait');
      },
      addEventListener: quiet,
      removeEventListener: quiet,
    }) as unknown as MediaQueryList;
  return renderPage(
    <ProfessionField draft={emptyDraft('s')} content={FACTION_CONTENT.knights} change={() => undefined} />,
  );
};

it('has all professions in sight, but on a phone in portrait, where they are a row with arrows and dots', () => {
  const { container, unmount } = open();
  expect(screen.getAllByRole('radio')).toHaveLength(6);
  expect(screen.queryByRole('button', { name: 'Next profession' })).toBeNull();
  expect(container.querySelectorAll('.profession-grid')).toHaveLength(1);
  unmount();
  isUpright = true;
  const upright = open();
  expect(screen.getAllByRole('radio')).toHaveLength(6);
  for (const name of ['Previous profession', 'Next profession'])
    expect(screen.queryByRole('button', { name })).not.toBeNull();
  expect(upright.container.querySelectorAll('p[aria-hidden] > span')).toHaveLength(6);
  expect(upright.container.querySelector('.profession-grid')).toBeNull();
});
