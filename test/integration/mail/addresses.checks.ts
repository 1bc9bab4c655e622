import { eventually } from '../../support/eventually.js';
import { tokenIn } from '../../support/mail-reader.js';
import { type ReadMail } from '../../support/read-mail.js';
import {
  INVALID_CONFIRMATION,
  type MailedGame,
  type Member,
  NEXT,
  PASSWORD,
  PUBLIC_URL,
  REFUSED,
} from './account-mail.fixture.js';

/** Addresses count once their owners proved them (design section 9). */
export const addressesAreProven = (game: () => MailedGame): void => {
  describe('an address', () => {
    it('is asked, and confirmed by the link, as often as it is followed', async () => {
      const member = await game().newcomer();
      expect((await member.me()).body).toMatchObject({ email: member.mailbox.address, emailConfirmed: false });
      const mail = await member.mailbox.next();
      expect(mail).toMatchObject({ subject: 'Confirm your e-mail address', to: member.mailbox.address });
      expect(mail.text).toContain(`Hello ${member.name},`);
      expect(mail.text).toContain(`${PUBLIC_URL}/confirm-email#token=${tokenIn(mail)}`);
      expect(await member.confirm(`${tokenIn(mail).slice(0, -1)}!`)).toMatchObject(INVALID_CONFIRMATION);
      for (const time of [1, 2])
        expect([time, await member.confirm(tokenIn(mail))]).toMatchObject([
          time,
          { status: 200, body: { email: member.mailbox.address } },
        ]);
      expect((await member.me()).body.emailConfirmed).toBe(true);
      expect((await member.logIn(PASSWORD, member.mailbox.address.toUpperCase())).status).toBe(200);
    });

    it('belongs to whoever proves it, and nobody is told of another account', async () => {
      const mailbox = game().mailbox();
      const [first, second] = [await game().newcomer(mailbox), await game().newcomer(mailbox)];
      const mails = [await mailbox.next(), await mailbox.next()];
      const linkFor = ({ name }: Member): string => tokenIn(mails.find(({ text }) => text.includes(name)) as ReadMail);
      expect((await second.confirm(linkFor(second))).status).toBe(200);
      expect(await first.confirm(linkFor(first))).toMatchObject(INVALID_CONFIRMATION);

      expect((await first.post('resend-confirmation')).status).toBe(202);
      const word = await mailbox.next();
      expect(word.subject).toBe('Your address already has an account');
      expect(word.text).toContain(`Hello ${second.name},`);
      expect([tokenIn(word), word.text.includes(first.name)]).toEqual(['', false]);
      expect((await first.me()).body).toMatchObject({ email: mailbox.address, emailConfirmed: false });

      await first.forgot();
      expect((await second.reset(await second.nextToken(), NEXT)).status).toBe(200);
      expect([(await second.logIn(NEXT)).status, (await first.logIn(NEXT)).status]).toEqual([200, 401]);
    });

    it('gets another link for the asking, which ends the first', async () => {
      const member = await game().newcomer();
      const old = await member.nextToken();
      await member.post('resend-confirmation');
      const token = await member.nextToken();
      expect(await member.confirm(old)).toMatchObject({ status: 400, body: { code: 'CONFIRMATION_LINK_EXPIRED' } });
      await game().db.query(`UPDATE email_confirmations SET expires_at = now() - interval '1 s' WHERE user_id = $1`, [
        member.userId,
      ]);
      expect(await member.confirm(token)).toMatchObject({ status: 400, body: { code: 'CONFIRMATION_LINK_EXPIRED' } });
      await member.post('resend-confirmation');
      expect((await member.confirm(await member.nextToken())).status).toBe(200);
    });

    it('that does not exist is not tried again, nor told on', async () => {
      const member = await game().newcomer(game().mailbox('refused'));
      await eventually(() => expect(game().app.output()).toMatch(/"userId":"[^"]*".*a mail was refused for good/));
      expect(REFUSED.test(member.mailbox.address)).toBe(true);
      await eventually(async () => {
        const { rows } = await game().db.query<{ state: string; attempts: number }>(
          `SELECT state, attempts_made AS attempts FROM bullmq.job WHERE queue = 'account-mail' AND data::text LIKE $1`,
          [`%${member.userId}%`],
        );
        expect(rows).toEqual([{ state: 'completed', attempts: 1 }]);
      });
    });
  });
};
