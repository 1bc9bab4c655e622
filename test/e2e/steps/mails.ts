import { expect } from '@playwright/test';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** Of the mail server that the run started; a game that was started by hand writes files where it has none (docs/operate.md). */
const folder = (): string => process.env['E2E_MAIL'] ?? path.join(process.env['E2E_DATA'] ?? '', 'mail');

const mailsTo = async (to: string): Promise<readonly string[]> => {
  const names = await readdir(folder(), { recursive: true }).catch(() => []);
  const texts = names
    .filter((name) => name.endsWith('.txt'))
    .map((name) => readFile(path.join(folder(), name), 'utf8'));
  return (await Promise.all(texts)).filter((mail) => mail.includes(`To: ${to}`));
};

/** The path and query of a link to this page in the mails to an address. Waits for a link that is not one of `before`. */
export const mailedLink = async (page: string, to: string, before: readonly string[] = []): Promise<string> => {
  let found: string | undefined;
  const look = async (): Promise<boolean> => {
    const links = (await mailsTo(to)).map((mail) => new RegExp(`${page}[?#]token=\\S+`).exec(mail)?.[0]);
    found = links.find((link) => link !== undefined && !before.includes(link));
    return found !== undefined;
  };
  await expect.poll(look, { message: `a mail to ${to} with a link to ${page}` }).toBe(true);
  return found ?? '';
};

/** Waits for a mail to this address with these words. */
export const expectMailed = (to: string, words: string): Promise<void> =>
  expect
    .poll(async () => (await mailsTo(to)).some((mail) => mail.includes(words)), { message: `“${words}” to ${to}` })
    .toBe(true);
