import { type Page } from '@playwright/test';
import { type Authenticated, type User } from '#contracts/account/views.js';

export const THORA: User = {
  id: '6e1f0a52-6a52-4b52-8f0b-0d9b6f6f2d11',
  username: 'thora',
  email: null,
  subscriptionStatus: 'free',
  subscriptionTier: 'free',
};

/** Whoever asks is this person, whatever their token says. */
export const isKnownAs = (page: Page, user: Partial<User>): Promise<unknown> =>
  page.route('**/api/auth/me', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...((await answer.json()) as User), ...user } });
  });

/** As many actions are left as `purse` says now. */
export const hasActions = (page: Page, purse: { left: number | null }): Promise<unknown> =>
  page.route('**/api/user/action-tokens', (route) =>
    route.fulfill({ json: { actionTokens: purse.left, unlimited: purse.left === null } }),
  );

/** A login or registration that succeeds; the token is one that the server knows. @returns what was sent */
export const letsIn = async (
  page: Page,
  path: 'login' | 'register',
  token: string,
  over: Partial<Authenticated> = {},
): Promise<{ body: unknown; authorization: string | undefined }[]> => {
  const sent: { body: unknown; authorization: string | undefined }[] = [];
  await page.route(`**/api/auth/${path}`, (route) => {
    sent.push({ body: route.request().postDataJSON(), authorization: route.request().headers()['authorization'] });
    return route.fulfill({ json: { token, user: THORA, ...over } });
  });
  return sent;
};
