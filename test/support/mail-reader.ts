import { type ReadMail } from './read-mail.js';
import { type SmtpReceiver } from './smtp-receiver.js';
import { eventually } from './eventually.js';

/** The reader of one address at a receiver. */
export class MailReader {
  private seen = 0;

  constructor(
    private readonly receiver: () => SmtpReceiver,
    readonly address: string,
  ) {}

  /** The next mail that this reader has not seen, once it is there. */
  async next(withinMs = 10_000): Promise<ReadMail> {
    const mails = (): readonly ReadMail[] => this.receiver().mailsTo(this.address);
    await eventually(() => expect(mails().length).toBeGreaterThan(this.seen), withinMs);
    return mails()[this.seen++] as ReadMail;
  }

  /** How many have come since. */
  get unseen(): number {
    return this.receiver().mailsTo(this.address).length - this.seen;
  }
}

/** The token of the link in a mail. */
export const tokenIn = ({ text }: ReadMail): string => /[?&#]token=([\w-]+)/.exec(text)?.[1] ?? '';
