import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startApp } from '../../support/app.js';
import { findBrowser } from '../../support/browser.js';
import { startSmtpReceiver } from '../../support/smtp-receiver.js';
import { EmbeddingSite } from '../steps/embedding-site.js';

/** What browser tests share, and any number of Playwright processes can use at a time. */
export interface SharedGame {
  /** E2E_BROWSER, E2E_URL, E2E_EMBED_ORIGIN and E2E_MAIL: a Playwright process that has them starts nothing of its own. */
  readonly env: Readonly<Record<string, string>>;
  stop(): Promise<void>;
}

/** Tests run in processes of their own: they find the mails in this folder. */
const startMailbox = async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'steppes-mail-'));
  let n = 0;
  const receiver = await startSmtpReceiver({
    onMail: ({ to, subject, text }) =>
      writeFileSync(path.join(folder, `${++n}.txt`), `To: ${to}\nSubject: ${subject}\n\n${text}\n`),
  });
  const close = async (): Promise<void> => {
    await receiver.close();
    rmSync(folder, { recursive: true, force: true });
  };
  return { folder, url: receiver.url(), close };
};

/** Finds a browser, and starts a mail server, a site that embeds the game, and the game. @throws Error if one does not start */
export const startSharedGame = async (): Promise<SharedGame> => {
  const [browser, mailbox, site] = await Promise.all([findBrowser(), startMailbox(), EmbeddingSite.open()]);
  const close = (): Promise<unknown> => Promise.all([mailbox.close(), site.close()]);
  const app = await startApp({
    env: {
      // The same pages by a name of the game's own site.
      EMBED_ALLOWED_ORIGINS: `${site.origin},${site.ofTheGame}`,
      GUEST_TOKENS: process.env['GUEST_TOKENS'] ?? 'unlimited',
      PLANS_URL: '/plans',
      SMTP_URL: mailbox.url,
      STAFF_EMAILS: 'staff@example.com',
    },
  }).catch(async (error: unknown) => {
    await close();
    throw error;
  });
  site.embed(app.url);
  const stop = async (): Promise<void> => {
    await app.stop();
    await close();
  };
  return {
    env: {
      E2E_BROWSER: JSON.stringify(browser),
      E2E_URL: app.url,
      E2E_EMBED_ORIGIN: site.origin,
      E2E_MAIL: mailbox.folder,
    },
    stop,
  };
};
