/**
 * Starts what the browser tests share, from the built server: any number of Playwright processes with its `env` use it
 * at a time.
 * @returns {Promise<{ env: Record<string, string>, stop: () => Promise<void> }>}
 */
export const startSharedGame = async () => {
  // The compiler is a package: it is imported after the packages are installed.
  const { compile } = await import('./compile.mjs');
  await compile('test/e2e', 'test/support');
  const { startSharedGame: start } = await import('../../dist/test/e2e/setup/shared-game.js');
  return start();
};
