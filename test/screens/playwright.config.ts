import { defineConfig } from '@playwright/test';
import ours from '../../playwright.config.js';

/** `npm run screens`: every screen at three sizes into docs/screens. SCREENS=play SIZES=phone THEMES=vikings,samurai limit the run; E2E_URL names another server. */
export default defineConfig({
  ...ours,
  testDir: '.',
  testMatch: '*.screens.ts',
  globalSetup: '../e2e/setup/global-setup.ts',
  timeout: 120_000,
});
