/** A mail to one person, as HTML and as plain text with the same content. */
export interface Mail {
  /** Unique to the mail, and the same at each attempt to send it: receivers know a repeated one by it. */
  readonly ref: string;
  /** The person of the mail: what is kept of it is found by this id. */
  readonly userId: string;
  /** One address. */
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** The link in it that does something; null for a notice. */
  readonly link: string | null;
}

/** Sends mail (design section 2). An attempt always ends: a server that hangs is given up. */
export interface Mailer {
  /** @throws MailUnavailableError where another attempt may succeed, MailRefusedError where none will */
  send(mail: Mail): Promise<void>;
  /** Whether a mail server takes mail from us now; without one, false. It always answers. */
  isAvailable(): Promise<boolean>;
  /** Removes what is kept here of a person's mails. */
  forget(userId: string): Promise<void>;
  /** Ends what is still being sent. */
  close(): Promise<void>;
}
export const MAILER = Symbol('Mailer');

/** The mail was not taken, or nobody knows whether it was. The message holds no secret and no address of a person. */
export class MailUnavailableError extends Error {
  override readonly name = 'MailUnavailableError';
}
/** The receiving side will never take mail to this address. The message does not hold the address. */
export class MailRefusedError extends Error {
  override readonly name = 'MailRefusedError';
}
