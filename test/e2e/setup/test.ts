import { type Browser, type BrowserContext, expect, test as base } from '@playwright/test';

export * from '@playwright/test';

/** What the browser itself says of a failed request: tests of failures provoke them. */
const OF_A_REQUEST = /^Failed to load resource|net::ERR_/;

/** Lists uncaught errors and unhandled rejections, of pages and of their workers, and errors written to the console. */
const listen = (context: BrowserContext, uncaught: string[]): void => {
  context.on('weberror', (found) => {
    // An init script of a test runs in the blank page too, where it may store nothing.
    if (found.page()?.url() !== 'about:blank') uncaught.push(found.error().message);
  });
  context.on('console', (message) => {
    if (message.type() === 'error' && !OF_A_REQUEST.test(message.text())) uncaught.push(message.text());
  });
};

interface Rule {
  /** The errors so far. A test that provokes some takes them out. */
  readonly uncaught: string[];
}

/** A test of the browser suite: it also fails if a page or a worker has an error that nothing caught. */
export const test = base.extend<Rule>({
  uncaught: [
    async ({ browser, context }: { browser: Browser; context: BrowserContext }, use) => {
      const uncaught: string[] = [];
      const add = (opened: BrowserContext): void => listen(opened, uncaught);
      add(context);
      browser.on('context', add);
      await use(uncaught);
      browser.off('context', add);
      expect(uncaught, 'errors in a page or a worker that nothing caught').toEqual([]);
    },
    { auto: true },
  ],
});
