import { type NodemailerError } from 'nodemailer';
import { MailRefusedError, MailUnavailableError } from '../mail.port.js';

const ADDRESS = /[^\s<>"'(),:;]+@[^\s<>"'(),:;]+/g;
const LONGEST = 200;
const SHORTEST_SECRET = 3;

/** The secrets in the URL, in plain text and as SMTP encodes them. */
const secretsIn = ({ username, password }: URL): readonly string[] =>
  [username, password]
    .flatMap((given) => [given, decodeURIComponent(given)])
    .filter((secret) => secret.length >= SHORTEST_SECRET)
    .flatMap((secret) => [secret, Buffer.from(secret).toString('base64')]);

/** A server's words without addresses of persons and without the URL's secrets: servers like to repeat both. */
const withoutSecrets = (words: string, url: URL): string =>
  secretsIn(url)
    .reduce((shown, secret) => shown.replaceAll(secret, '(secret)'), words)
    .replace(ADDRESS, '(address)')
    .replace(/\s+/g, ' ')
    .slice(0, LONGEST);

/** What went wrong, by nodemailer's code; the rest is told as what the server did not take. */
const PROBLEMS: Readonly<Record<string, string>> = {
  EAUTH: 'refused the name or the password',
  ENOAUTH: 'asks for a name and a password',
  ETLS: 'gives no encrypted connection',
  EDNS: 'is not known',
  ESOCKET: "can't be reached",
  ECONNECTION: 'ended the connection',
  ETIMEDOUT: 'does not answer in time',
  EABORT: 'does not answer in time',
};

const isRefusedRecipient = ({ code, command, permanent }: NodemailerError): boolean =>
  code === 'EENVELOPE' && command === 'RCPT TO' && permanent === true;

/** An error of nodemailer as one of the port's. It does not carry the cause, which holds addresses and commands. */
export const mailError = (cause: NodemailerError, url: URL): MailUnavailableError | MailRefusedError => {
  const details = withoutSecrets(cause.response ?? cause.message, url);
  if (isRefusedRecipient(cause))
    return new MailRefusedError(`${url.host} does not take mail to this address (${details})`);
  const problem = PROBLEMS[cause.code ?? ''] ?? 'did not take the mail';
  return new MailUnavailableError(`SMTP_URL: ${url.host} ${problem} (${details})`);
};
