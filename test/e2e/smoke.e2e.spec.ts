import { expect, test } from './setup/test.js';

test('the game answers', { tag: '@once' }, async ({ request }) => {
  const answer = await request.get('/health/live');
  expect(answer.status()).toBe(200);
});

test('the page opens at the root and at another address', { tag: '@once' }, async ({ page }) => {
  for (const address of ['/', '/subscription']) {
    await page.goto(address);
    await expect(page).toHaveTitle(/Steppes & Seas/);
    await expect(page.locator('#root')).not.toBeEmpty();
  }
});

test('an error that nothing caught is seen', { tag: '@once' }, async ({ page, uncaught }) => {
  await page.goto('/');
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('of the page');
    });
    void Promise.reject(new Error('of a promise'));
    console.error('written to the console');
  });
  const provoked = ['of a promise', 'of the page', 'written to the console'];
  await expect.poll(() => [...uncaught].sort()).toEqual(provoked);
  uncaught.length = 0;
});

test('an unknown API path answers 404 as JSON, not with the page', { tag: '@once' }, async ({ request }) => {
  const answer = await request.get('/api/nothing');
  expect(answer.status()).toBe(404);
  expect(answer.headers()['content-type']).toContain('application/json');
});
