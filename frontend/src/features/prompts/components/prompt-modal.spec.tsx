/** @jest-environment jsdom */
import '../../../testing/browser.js';
import { type User } from '#contracts/account/views.js';
import { screen } from '@testing-library/react';
import { authToken } from '../../../lib/auth-token.js';
import { ME } from '../../../lib/query-keys.js';
import { fakeApi } from '../../../testing/fake-api.js';
import { renderPage } from '../../../testing/render-page.js';
import { PromptBanner } from './prompt-banner.js';
import { PromptCard } from './prompt-card.js';
import { PromptModal } from './prompt-modal.js';

const guest: User = {
  id: 'u',
  username: 'Guest_1',
  email: null,
  emailConfirmed: false,
  subscriptionStatus: 'guest',
  subscriptionTier: 'free',
};
const gold: User = { ...guest, username: 'thora', subscriptionStatus: 'active', subscriptionTier: 'gold' };

const open = (user: User, actionTokens: number) => {
  authToken.set('a token');
  fakeApi({});
  const onOpenChange = jest.fn();
  const page = renderPage(
    <>
      <PromptModal open onOpenChange={onOpenChange} />
      <PromptBanner />
      <PromptCard />
    </>,
    {
      read: [
        [[ME], user],
        [['/api/user/action-tokens'], { actionTokens, unlimited: false }],
        [['/api/user/subscription-info'], { daysUntilRefill: 3, plansUrl: '/plans' }],
      ],
    },
  );
  return { ...page, onOpenChange };
};

describe('the prompt of a player without tokens', () => {
  afterEach(() => localStorage.clear());

  it('asks a guest to sign up: logs them out and keeps their claim', async () => {
    const { user } = open(guest, 0);
    const modal = screen.getByRole('dialog');
    expect(modal.textContent).toContain('Action Limit Reached');
    expect(modal.textContent).not.toContain('(demo)');
    await user.click(screen.getByRole('button', { name: 'Sign Up to Continue' }));
    expect(authToken.get()).toBeNull();
    expect(localStorage.getItem('guest_claims')).toContain('a token');
  });

  it('shows a subscriber the plans, in a new tab', async () => {
    const { user, onOpenChange } = open(gold, 0);
    const opened = jest.spyOn(window, 'open').mockReturnValue(null);
    await user.click(screen.getByRole('button', { name: 'Upgrade to Platinum' }));
    expect(opened).toHaveBeenCalledWith('/plans', '_blank', 'noreferrer');
    expect(onOpenChange).toHaveBeenCalledWith(false);
    expect(authToken.get()).toBe('a token');
    opened.mockRestore();
  });

  it('closes on Maybe Later', async () => {
    const { user, onOpenChange } = open(gold, 0);
    await user.click(screen.getByRole('button', { name: 'Maybe Later' }));
    expect(onOpenChange).toHaveBeenCalledWith(false);
  });
});

describe('the prompts on the page', () => {
  it.each([
    [4, 0, 0],
    [3, 0, 1],
    [0, 1, 0],
  ])('with %d tokens: %d banner, %d card', (tokens, banners, cards) => {
    open(gold, tokens);
    // The dialog hides the page behind it from screen readers.
    expect(
      screen.queryAllByRole('status', { hidden: true }).filter(({ className }) => className === 'prompt-banner'),
    ).toHaveLength(banners);
    expect(screen.queryAllByText('Play on')).toHaveLength(cards);
  });
});
