import { randomUUID } from 'node:crypto';
import { type Mail, type Mailer } from '#backend/platform/mail/mail.port.js';
import { type ReadMail } from '../../support/read-mail.js';
import { ignored } from '#backend/shared/ignored.js';

/** Where a contract runs. */
export interface MailerUnderTest {
  readonly from: string;
  open(): Mailer;
  /** What has arrived for this address. */
  arrivedFor(address: string): Promise<readonly ReadMail[]>;
}

export const newMail = (over: Partial<Mail> = {}): Mail => ({
  ref: randomUUID(),
  userId: randomUUID(),
  to: `${randomUUID()}@example.com`,
  subject: 'Set a new password',
  html: '<!doctype html><html><body><p>Hello Þóra &amp; Ōta</p></body></html>',
  text: 'Hello Þóra & Ōta,\n\nfollow this:\nhttp://localhost:3000/reset-password?token=abc_-=def',
  link: 'http://localhost:3000/reset-password?token=abc_-=def',
  ...over,
});

/** The contract of both adapters of the mail port (design section 2). */
export const mailerContract = (name: string, under: MailerUnderTest): void => {
  describe(`mail by ${name}`, () => {
    let mailer: Mailer;
    beforeEach(() => {
      mailer = under.open();
    });
    afterEach(() => mailer.close());

    it('arrives as it was sent, in both its forms', async () => {
      const mail = newMail();
      await mailer.send(mail);
      const { to, subject, text, html } = mail;
      expect(await under.arrivedFor(to)).toMatchObject([{ from: under.from, to, subject, text, html }]);
    });

    it('keeps long lines, dots and other alphabets whole', async () => {
      const lines = ['.', '..', `${'x'.repeat(900)} end`, 'Привет, 浪人, مرحبا', '= 3D =3D', 'From here'];
      const mail = newMail({ text: lines.join('\n'), subject: 'Ōta, Þóra and a very long subject '.repeat(5).trim() });
      await mailer.send(mail);
      expect(await under.arrivedFor(mail.to)).toMatchObject([{ text: mail.text, subject: mail.subject }]);
    });

    it('is many at once, each to its own reader', async () => {
      const mails = Array.from({ length: 20 }, (_, n) => newMail({ subject: `No ${n}` }));
      await Promise.all(mails.map((mail) => mailer.send(mail)));
      for (const { to, subject } of mails) expect(await under.arrivedFor(to)).toMatchObject([{ subject }]);
    });

    it('can be sent twice, with another link the second time', async () => {
      const mail = newMail();
      await mailer.send({ ...mail, text: 'first' });
      await mailer.send({ ...mail, text: 'second' });
      const texts = (await under.arrivedFor(mail.to)).map(({ text }) => text);
      expect(texts.toSorted()).toEqual(['first', 'second']);
    });

    it('never lets a text become a header, or one address two', async () => {
      const other = `${randomUUID()}@example.com`;
      const mail = newMail({ subject: `Hello\r\nBcc: ${other}` });
      await mailer.send(mail);
      expect(await under.arrivedFor(other)).toEqual([]);
      await mailer.send(newMail({ to: `${mail.to}\r\nBcc: ${other}` })).catch(ignored.seenByItsOutcome);
      await mailer.send(newMail({ to: `${mail.to}, ${other}` })).catch(ignored.seenByItsOutcome);
      expect(await under.arrivedFor(other)).toEqual([]);
    });

    it('forgets a person, and nobody else', async () => {
      const [kept, gone] = [newMail(), newMail()];
      await mailer.send(kept);
      await mailer.send(gone);
      await mailer.forget(gone.userId);
      await mailer.forget(randomUUID());
      expect(await under.arrivedFor(kept.to)).toHaveLength(1);
    });
  });
};
