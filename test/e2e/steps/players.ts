import { type Page } from '@playwright/test';
import { type Authenticated, type User } from '#contracts/account/views.js';

export const THORA: User = {
  id: '6e1f0a52-6a52-4b52-8f0b-0d9b6f6f2d11',
  username: 'thora',
  email: null,
  emailConfirmed: false,
  subscriptionStatus: 'free',
  subscriptionTier: 'free',
};

/** Makes /api/auth/me answer with this user, independent of the token. */
export const fakeUser = (page: Page, user: Partial<User>): Promise<unknown> =>
  page.route('**/api/auth/me', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...((await answer.json()) as User), ...user } });
  });

/** Answers requests for the tokens with the current value of `purse`. */
export const fakeActionTokens = (page: Page, purse: { left: number | null }): Promise<unknown> =>
  page.route('**/api/user/action-tokens', (route) =>
    route.fulfill({ json: { actionTokens: purse.left, unlimited: purse.left === null } }),
  );

/** Fakes a successful login or registration with a token that the server knows. @returns the request's body */
export const fakeSignIn = async (
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
