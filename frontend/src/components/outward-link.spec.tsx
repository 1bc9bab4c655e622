/** @jest-environment jsdom */
import '../testing/browser.js';
import { screen } from '@testing-library/react';
import { renderPage } from '../testing/render-page.js';
import { OutwardLink } from './outward-link.js';

it.each([
  ['/', null],
  ['/embedded', null],
  ['/embed', '_blank'],
  ['/embed/play?step=world-builder', '_blank'],
])('a page beside the game, linked at %s, opens in the tab %s', (at, target) => {
  renderPage(
    <OutwardLink to="/chronicle" className="">
      The chronicle
    </OutwardLink>,
    { at },
  );
  expect(screen.getByRole('link').getAttribute('target')).toBe(target);
});
