import { expect, test } from '@playwright/test';

test('the game answers', { tag: '@once' }, async ({ request }) => {
  const answer = await request.get('/health/live');
  expect(answer.status()).toBe(200);
});

test('the page opens at the root and at another address', { tag: '@once' }, async ({ page }) => {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  for (const address of ['/', '/subscription']) {
    await page.goto(address);
    await expect(page).toHaveTitle(/Steppes & Seas/);
    await expect(page.locator('#root')).not.toBeEmpty();
  }
  expect(problems).toEqual([]);
});

test('an unknown API path answers 404 as JSON, not with the page', { tag: '@once' }, async ({ request }) => {
  const answer = await request.get('/api/nothing');
  expect(answer.status()).toBe(404);
  expect(answer.headers()['content-type']).toContain('application/json');
});
