import { setTimeout } from 'node:timers/promises';
import { createTransport, type NodemailerError } from 'nodemailer';
import { type Mail, type Mailer } from '../mail.port.js';
import { mailError } from './smtp-error.js';
import { SMTP_LIMITS, smtpSettings } from './smtp-settings.js';

export interface SmtpMailerOptions {
  readonly smtpUrl: string;
  readonly mailFrom: string;
  readonly limits?: typeof SMTP_LIMITS;
}

const silence = (ms: number): Promise<false> => setTimeout(ms, false, { ref: false });

/** The port by SMTP; connections are kept for the next mails. */
export const createSmtpMailer = ({ smtpUrl, mailFrom, limits = SMTP_LIMITS }: SmtpMailerOptions): Mailer => {
  const url = new URL(smtpUrl);
  const [, domain = url.hostname] = /@([^\s>]+)/.exec(mailFrom) ?? [];
  const transport = createTransport(smtpSettings(smtpUrl, limits));
  // A connection that ends between two mails is no error of either.
  transport.on('error', () => undefined);
  const closing = new AbortController();
  const send = async ({ ref, to, subject, html, text }: Mail): Promise<void> => {
    const signal = AbortSignal.any([AbortSignal.timeout(limits.totalMs), closing.signal]);
    const messageId = `<${ref}@${domain}>`;
    const headers = { 'Auto-Submitted': 'auto-generated' };
    // An object, because nodemailer would read a string as a list of addresses.
    const recipient = { name: '', address: to };
    await transport
      .sendMail({ from: mailFrom, to: recipient, subject, html, text, messageId, headers, signal })
      .catch((error: unknown) => {
        throw mailError(error as NodemailerError, url);
      });
  };
  return {
    send,
    isAvailable: () => Promise.race([transport.verify().catch(() => false), silence(limits.greetingMs)]),
    forget: () => Promise.resolve(),
    close: () => {
      closing.abort();
      transport.close();
      return Promise.resolve();
    },
  };
};
