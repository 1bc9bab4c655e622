import { defineConfig, type LaunchOptions } from '@playwright/test';
import { type Browser } from '#test/support/browser.js';

/**
 * What Playwright disables for its own sake, without ThirdPartyStoragePartitioning: frames of other sites keep their
 * storage apart in the browsers of players. Of several such options Chromium reads the last one.
 */
const DISABLED_FEATURES = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

const launchOptions = (): LaunchOptions => {
  const given = process.env['E2E_BROWSER'];
  if (!given) return {};
  const { executable, env } = JSON.parse(given) as Browser;
  return {
    executablePath: executable,
    args: ['--no-sandbox', `--disable-features=${DISABLED_FEATURES.join(',')}`],
    env: { ...(process.env as Record<string, string>), ...env },
  };
};

// What a test shows may depend on the size; where it does not, once is enough: @once runs on a desktop, @phone on a phone, @tablet on a tablet, @both on desktop and phone.
const touch = { hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

export default defineConfig({
  testDir: 'test/e2e',
  testMatch: '**/*.e2e.spec.ts',
  globalSetup: './test/e2e/setup/global-setup.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // Other tests run beside these: one core each on a small machine.
  workers: 1,
  // Other tests share the machine: what is waited for may take its time, and no test is about how long.
  timeout: 150_000,
  expect: { timeout: 30_000 },
  globalTimeout: 3_000_000,
  use: {
    baseURL: process.env['E2E_URL'] ?? '',
    browserName: 'chromium',
    launchOptions: launchOptions(),
    // A trace of every test costs a fifth of the run; `npx playwright test … --trace=on` has one where it is wanted.
    trace: 'off',
    screenshot: 'only-on-failure',
    reducedMotion: 'reduce',
  },
  projects: [
    { name: 'phone', use: { viewport: { width: 390, height: 844 }, ...touch }, grepInvert: /@once|@tablet/ },
    { name: 'tablet', use: { viewport: { width: 820, height: 1180 }, ...touch }, grepInvert: /@once|@phone|@both/ },
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } }, grepInvert: /@phone|@tablet/ },
  ],
});
