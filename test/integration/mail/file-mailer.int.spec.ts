import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createFileMailer } from '#backend/platform/mail/files/file-mailer.js';
import { MailUnavailableError, type Mailer } from '#backend/platform/mail/mail.port.js';
import { systemRandom } from '#backend/platform/random/random.js';
import { type ReadMail } from '../../support/read-mail.js';
import { mailerContract, newMail } from './mailer.contract.js';

const FROM = 'Steppes & Seas <noreply@localhost>';

let dataDir = '';
let lines: (readonly [details: object, message: string])[] = [];
const log = { info: (details: object, message: string): void => void lines.push([details, message]) };
const open = (): Mailer => createFileMailer({ dataDir, mailFrom: FROM, log, random: systemRandom });

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'mail-'));
});
beforeEach(() => {
  lines = [];
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

const filesBelow = async (folder: string): Promise<readonly string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
};

const readFiles = async (file: string): Promise<ReadMail> => {
  const written = await readFile(file, 'utf8');
  const [, from = '', to = '', subject = '', text = ''] =
    /^From: (.*)\nTo: (.*)\nSubject: (.*)\n\n([^]*)$/.exec(written) ?? [];
  return { from, to, subject, text, messageId: '', html: await readFile(file.replace(/txt$/, 'html'), 'utf8') };
};

mailerContract('files', {
  from: FROM,
  open,
  arrivedFor: async (address) => {
    const files = (await filesBelow(dataDir)).filter((file) => file.endsWith('.txt'));
    return (await Promise.all(files.map(readFiles))).filter(({ to }) => to === address);
  },
});

describe('a mail in a file', () => {
  it('is named in the log with its link, and without its reader', async () => {
    const mail = newMail();
    await open().send(mail);
    const details = { file: expect.stringContaining(mail.userId), link: mail.link };
    expect(lines).toEqual([[details, 'a mail was written: no SMTP_URL is set']]);
    expect(JSON.stringify(lines)).not.toContain(mail.to);
  });

  it('is for the owner of the folder alone, and gone when its reader is', async () => {
    const mail = newMail({ link: null });
    await open().send(mail);
    const folder = path.join(dataDir, 'mail', mail.userId);
    const files = await filesBelow(folder);
    expect(files).toHaveLength(2);
    for (const file of files) expect((await stat(file)).mode & 0o777).toBe(0o600);
    await open().forget(mail.userId);
    await expect(stat(folder)).rejects.toThrow('ENOENT');
  });

  it('leads to no other folder', async () => {
    await expect(open().send(newMail({ userId: '../../etc' }))).rejects.toThrow(MailUnavailableError);
  });

  it('that finds no place fails in words', async () => {
    const file = path.join(dataDir, 'a-file');
    await writeFile(file, '');
    const mailer = createFileMailer({ dataDir: file, mailFrom: FROM, log, random: systemRandom });
    await expect(mailer.send(newMail())).rejects.toThrow(
      'a mail could not be written into DATA_DIR: a part of that path is a file',
    );
  });
});
