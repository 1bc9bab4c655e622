import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { expect, test } from './setup/test.js';
import { startApp } from '../support/app.js';
import { definitionOf } from '../support/player.js';
import { registered } from '../support/registered.js';
import { Book } from './steps/book.js';

const CLOCK = `--import=${path.join(import.meta.dirname, '../support/clock-jumps.mjs')}`;

test('a week later the wallet is full again, and the saga goes on', { tag: '@once' }, async ({ page }) => {
  const app = await startApp({ env: { FREE_TOKENS: '1', NODE_OPTIONS: CLOCK, DAYS_AHEAD: '7.01' } });
  try {
    const username = `sigrid_${randomUUID().slice(0, 8)}`;
    const player = await registered(app.url, { username, password: 'Walrus-in-fog 7' });
    await player.begin(definitionOf('forgiving'));
    const book = new Book(page, app.url);
    await book.openWithoutChart(player);
    await book.choose();
    await expect(page.getByText('0 actions left')).toBeVisible();
    await book.press(await book.openLine());
    const gate = page.getByRole('dialog');
    await expect(gate).toContainText("You've used all your free actions for today.");
    await gate.getByRole('button', { name: 'Maybe Later' }).click();
    await page.getByRole('button', { name: 'Settings' }).click();
    await expect(page.getByRole('dialog')).toContainText('Days until refill7');

    process.kill(app.pid, 'SIGUSR2');
    await page.reload();
    await book.opened();
    await expect(page.getByText('1 action left')).toBeVisible();
    await book.choose();
    await expect(page.getByText('0 actions left')).toBeVisible();
    await page.goto(`${app.url}/subscription?tab=settings`);
    const receipts = page.getByRole('list', { name: 'Receipts' }).getByRole('listitem');
    await expect(receipts).toHaveCount(4);
    await expect(receipts.nth(1)).toContainText('A new week with the Free plan.');
  } finally {
    await app.stop();
  }
});
