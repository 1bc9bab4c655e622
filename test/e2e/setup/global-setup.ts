import { findBrowser } from '../../support/browser.js';
import { startSharedGame } from './shared-game.js';

/** Finds the browser and starts one game for all tests, unless E2E_BROWSER and E2E_URL name them; workers find both in their environment. @returns the teardown */
export default async function globalSetup(): Promise<() => Promise<void>> {
  if (process.env['E2E_URL']) {
    process.env['E2E_BROWSER'] ??= JSON.stringify(await findBrowser());
    return () => Promise.resolve();
  }
  const game = await startSharedGame();
  Object.assign(process.env, game.env);
  return () => game.stop();
}
