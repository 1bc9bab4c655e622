import { once } from 'node:events';
import { type AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { readMail, type ReadMail } from './read-mail.js';

export interface SmtpReceiver {
  readonly port: number;
  /** `smtp://…`, with these credentials where they are given. */
  url(credentials?: string): string;
  /** In the order in which they came. */
  readonly mails: readonly ReadMail[];
  /** What is in those to this address. */
  mailsTo(address: string): readonly ReadMail[];
  close(): Promise<void>;
}

/** How long it waits, as it ends, for connections that are still open. */
const CLOSE_WITHIN_MS = 200;

interface ReceiverOptions extends SMTPServerOptions {
  readonly port?: number;
  /** Called for each mail, before its sender is told that it was taken. */
  readonly onMail?: (mail: ReadMail) => void;
}

/** A real mail server in the process of the test; it asks for no sign-in, and offers no encryption unless it is told to. */
export const startSmtpReceiver = async ({
  port: wanted = 0,
  onMail,
  ...options
}: ReceiverOptions = {}): Promise<SmtpReceiver> => {
  const mails: ReadMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    closeTimeout: CLOSE_WITHIN_MS,
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const mail = readMail(Buffer.concat(chunks).toString('utf8'));
        mails.push(mail);
        onMail?.(mail);
        done();
      });
    },
    ...options,
  });
  // Clients that break off are what some tests are about.
  server.on('error', () => undefined);
  server.listen(wanted, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    port,
    mails,
    url: (credentials) => `smtp://${credentials ? `${credentials}@` : ''}127.0.0.1:${port}`,
    mailsTo: (address) => mails.filter(({ to }) => to.includes(address)),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
};
