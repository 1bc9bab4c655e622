import { defineConfig } from '@playwright/test';
import ours from '../../playwright.config.js';

const hand = { hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

/** The sizes of the browser tests, and four that are only looked at. */
const SIZES = [
  { name: 'narrow', use: { viewport: { width: 320, height: 568 }, ...hand } },
  { name: 'landscape', use: { viewport: { width: 844, height: 390 }, ...hand } },
  { name: 'laptop', use: { viewport: { width: 1366, height: 768 } } },
  { name: 'wide', use: { viewport: { width: 2560, height: 1440 } } },
];

/**
 * `npm run screens`: every screen at six sizes, and at 320 px, into .cache/screens. SCREENS=play,worlds SIZES=phone,laptop
 * THEMES=vikings,samurai LIGHTS=night limit the run to one picture or some; E2E_URL names another server.
 */
export default defineConfig({
  ...ours,
  projects: [...(ours.projects ?? []), ...SIZES],
  testDir: '.',
  testMatch: '*.screens.ts',
  globalSetup: '../e2e/setup/global-setup.ts',
  timeout: 120_000,
});
