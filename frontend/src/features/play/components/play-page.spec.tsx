/** @jest-environment jsdom */
import '../../../testing/browser.js';
import { screen } from '@testing-library/react';
import { fakeApi } from '../../../testing/fake-api.js';
import { renderPage } from '../../../testing/render-page.js';
import { PlayPage } from './play-page.js';

it('says that the story loads', () => {
  fakeApi({});
  renderPage(<PlayPage characterId="c" />, { at: '/?step=gameplay&character=c' });
  expect(screen.queryByText('Loading your story...')).not.toBeNull();
});
