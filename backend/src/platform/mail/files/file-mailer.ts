import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { fileErrorReason } from '../../files/file-error.js';
import { writeOnce } from '../../files/write-once.js';
import { type Logger } from '../../logger.port.js';
import { type Random } from '../../random/random.js';
import { type Mail, type Mailer, MailUnavailableError } from '../mail.port.js';

export interface FileMailerOptions {
  readonly dataDir: string;
  readonly mailFrom: string;
  readonly log: Pick<Logger, 'info'>;
  readonly random: Pick<Random, 'uuid'>;
}

/** A line break in a header would begin another one. */
const oneLine = (text: string): string => text.replace(/\s+/g, ' ');

const textFile = ({ to, subject, text }: Mail, mailFrom: string): string =>
  [`From: ${mailFrom}`, `To: ${oneLine(to)}`, `Subject: ${oneLine(subject)}`, '', text].join('\n');

/**
 * The port where there is no mail server: each mail is a text and a page in `DATA_DIR/mail/<user>`, readable by the
 * owner alone, and its link is a line of the log.
 */
export const createFileMailer = ({ dataDir, mailFrom, log, random }: FileMailerOptions): Mailer => {
  const folderOf = (userId: string): string => {
    if (!/^[\w-]+$/.test(userId)) throw new MailUnavailableError('a person is named by letters, digits and dashes');
    return path.join(dataDir, 'mail', userId);
  };
  const write = async (mail: Mail): Promise<string> => {
    const folder = folderOf(mail.userId);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    // Another attempt has another link: it never hides behind the file of the first.
    const file = path.join(folder, `${mail.ref}-${random.uuid().slice(0, 8)}`);
    await writeOnce(`${file}.html`, mail.html);
    await writeOnce(`${file}.txt`, textFile(mail, mailFrom));
    return `${file}.txt`;
  };
  return {
    send: async (mail) => {
      const file = await write(mail).catch((error: unknown) => {
        throw new MailUnavailableError(`a mail could not be written into DATA_DIR: ${fileErrorReason(error)}`);
      });
      log.info({ file, ...(mail.link !== null && { link: mail.link }) }, 'a mail was written: no SMTP_URL is set');
    },
    isAvailable: () => Promise.resolve(false),
    forget: (userId) => rm(folderOf(userId), { recursive: true, force: true }),
    close: () => Promise.resolve(),
  };
};
