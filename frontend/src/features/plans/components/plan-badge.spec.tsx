/** @jest-environment jsdom */
import '../../../testing/browser.js';
import { screen } from '@testing-library/react';
import { authToken } from '../../../lib/auth-token.js';
import { fakeApi } from '../../../testing/fake-api.js';
import { renderPage } from '../../../testing/render-page.js';
import { PlanBadge } from './plan-badge.js';

const PLANS = [['/api/user/subscription-info'], { daysUntilRefill: null, plansUrl: 'https://plans.example' }] as const;

describe('the badge of a plan', () => {
  beforeEach(() => {
    authToken.set('a token');
    fakeApi({});
  });
  afterEach(() => localStorage.clear());

  it.each([
    ['free', '(Free Plan)'],
    ['gold', 'GOLD'],
    ['platinum', 'PLATINUM'],
  ] as const)('of %s reads %s, and opens the plans in a new tab', (tier, words) => {
    renderPage(<PlanBadge tier={tier} />, { read: [PLANS] });
    const badge = screen.getByRole('link');
    expect(badge.firstChild?.textContent).toBe(words);
    expect([badge.getAttribute('href'), badge.getAttribute('target')]).toEqual(['https://plans.example', '_blank']);
  });
});
