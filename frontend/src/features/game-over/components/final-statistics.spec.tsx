/** @jest-environment jsdom */
import '../../../testing/browser.js';
import { screen } from '@testing-library/react';
import { renderPage } from '../../../testing/render-page.js';
import { thora } from '../../../testing/session-fixture.js';
import { FinalStatistics } from './final-statistics.js';

it('shows the character, the difficulty, the hit points and the faction', () => {
  renderPage(<FinalStatistics character={{ ...thora, hitPoints: -2 }} />);
  expect(screen.queryByRole('region', { name: 'Final Statistics' })).not.toBeNull();
  const facts = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(facts).toEqual(['Thora Ironside', 'Normal', '0 of 25', 'Vikings']);
});
