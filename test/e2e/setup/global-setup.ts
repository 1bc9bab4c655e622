import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startApp } from '../../support/app.js';
import { freePort } from '#backend/platform/net/free-port.js';
import { findBrowser } from '../../support/browser.js';
import { startSmtpReceiver } from '../../support/smtp-receiver.js';

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

/** Starts the browser, a mail server and one game for all tests; workers find them in their environment. @returns the teardown */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const browser = await findBrowser();
  process.env['E2E_BROWSER'] = JSON.stringify(browser);
  if (process.env['E2E_URL']) return () => Promise.resolve();
  const mailbox = await startMailbox();
  // Another origin, and another site, than the game's localhost.
  const embedPort = await freePort();
  const embedOrigin = `http://127.0.0.1:${embedPort}`;
  const app = await startApp({
    env: {
      // The same pages by a name of the game's own site.
      EMBED_ALLOWED_ORIGINS: `${embedOrigin},http://localhost:${embedPort}`,
      GUEST_TOKENS: process.env['GUEST_TOKENS'] ?? 'unlimited',
      PLANS_URL: '/plans',
      SMTP_URL: mailbox.url,
      // One for each size at which it is tested.
      STAFF_EMAILS: 'staff-desktop@example.com,staff-phone@example.com',
    },
  });
  process.env['E2E_URL'] = app.url;
  process.env['E2E_EMBED_ORIGIN'] = embedOrigin;
  process.env['E2E_MAIL'] = mailbox.folder;
  return async () => {
    await app.stop();
    await mailbox.close();
  };
}
