import { startApp } from '../../support/app.js';
import { findBrowser } from '../../support/browser.js';

/** Starts the browser and one game for all tests; workers find both in their environment. @returns the teardown */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const browser = await findBrowser();
  process.env['E2E_BROWSER'] = JSON.stringify(browser);
  if (process.env['E2E_URL']) return () => Promise.resolve();
  const app = await startApp({
    env: { GUEST_TOKENS: process.env['GUEST_TOKENS'] ?? 'unlimited', PLANS_URL: '/plans' },
  });
  process.env['E2E_URL'] = app.url;
  process.env['E2E_DATA'] = app.dataDir;
  return async () => {
    await app.stop();
  };
}
