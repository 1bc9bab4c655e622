import { expect } from '@playwright/test';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** What the game has mailed, newest last: without a mail server it writes files (docs/operate.md). */
const mails = async (): Promise<readonly string[]> => {
  const folder = path.join(process.env['E2E_DATA'] ?? '', 'mail');
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  return Promise.all(
    names.filter((name) => name.endsWith('.txt')).map((name) => readFile(path.join(folder, name), 'utf8')),
  );
};

/** The path and query of a link to this page in the mails to an address. Waits for a link that is not one of `before`. */
export const mailedLink = async (page: string, to: string, before: readonly string[] = []): Promise<string> => {
  let found: string | undefined;
  const look = async (): Promise<boolean> => {
    const links = (await mails())
      .filter((mail) => mail.includes(`To: ${to}`))
      .map((mail) => new RegExp(`${page}\\?token=\\S+`).exec(mail)?.[0]);
    found = links.find((link) => link !== undefined && !before.includes(link));
    return found !== undefined;
  };
  await expect.poll(look, { message: `a mail to ${to} with a link to ${page}` }).toBe(true);
  return found ?? '';
};
