import { eventually } from '../../support/eventually.js';
import { tokenIn } from '../../support/mail-reader.js';
import { Player } from '../../support/player.js';
import { EXPIRED_RESET, INVALID_RESET, type MailedGame, NEXT, PASSWORD, PUBLIC_URL } from './account-mail.fixture.js';

/** Forgotten passwords (specification sections 2, 5, 7 and 9). */
export const forgottenPasswordsAreReplaced = (game: () => MailedGame): void => {
  describe('a forgotten password', () => {
    it('is replaced by the newest link, once; every device is signed out', async () => {
      const member = await game().member();
      const device = await member.logIn(PASSWORD);
      await member.forgot();
      const old = await member.nextToken();
      await member.forgot(` ${member.mailbox.address.toUpperCase()} `);
      const mail = await member.mailbox.next();
      expect(mail.text).toContain(`${PUBLIC_URL}/reset-password?token=${tokenIn(mail)}`);
      expect(await member.reset(old, NEXT)).toMatchObject(EXPIRED_RESET);
      expect((await member.reset(tokenIn(mail), 'short')).body).toMatchObject({ details: { field: 'newPassword' } });
      expect((await member.reset(tokenIn(mail), NEXT)).status).toBe(200);
      expect(await member.reset(tokenIn(mail), PASSWORD)).toMatchObject(INVALID_RESET);

      expect([await game().isGood(member.token), await game().isGood(device.token)]).toEqual([false, false]);
      expect([(await member.logIn(PASSWORD)).status, (await member.logIn(NEXT)).status]).toEqual([401, 200]);
      expect((await member.mailbox.next()).subject).toBe('Your password was changed');
    });

    it('is replaced once by two presses at the same time', async () => {
      const member = await game().member();
      await member.forgot();
      const token = await member.nextToken();
      const answers = await Promise.all([NEXT, `${NEXT}!`].map((password) => member.reset(token, password)));
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
      const won = answers[0]?.status === 200 ? NEXT : `${NEXT}!`;
      expect((await member.logIn(won)).status).toBe(200);
      expect((await member.mailbox.next()).subject).toBe('Your password was changed');
      expect(member.mailbox.unseen).toBe(0);
    });

    it('has an hour', async () => {
      const member = await game().member();
      await member.forgot();
      const token = await member.nextToken();
      const { rows } = await game().db.query<{ s: number }>(
        `SELECT extract(epoch FROM expires_at - created_at)::float AS s FROM password_reset_tokens WHERE user_id = $1`,
        [member.userId],
      );
      expect(Math.round((rows[0]?.s ?? 0) / 60)).toBe(60);
      await game().db.query(`UPDATE password_reset_tokens SET expires_at = now() - interval '1 s' WHERE user_id = $1`, [
        member.userId,
      ]);
      expect(await member.reset(token, NEXT)).toMatchObject(EXPIRED_RESET);
      expect((await member.logIn(PASSWORD)).status).toBe(200);
    });

    it.each(['', 'x', 'A'.repeat(43), "' OR 1=1 --"])('is not replaced by %j', async (token) => {
      const { status, body } = await new Player(game().app.url).call<{ message: string }>(
        'POST',
        '/api/auth/reset-password',
        {
          body: { token, newPassword: NEXT, confirmPassword: NEXT },
        },
      );
      expect([status, body.message]).toEqual([
        400,
        token === '' ? 'Reset token is required' : 'Invalid reset link. Please request a new password reset.',
      ]);
    });

    it('is answered alike for everybody, and mailed to confirmed addresses alone', async () => {
      const [unknown, unconfirmed, known] = [game().mailbox(), await game().newcomer(), await game().member()];
      await unconfirmed.mailbox.next();
      const asked = [unknown.address, unconfirmed.mailbox.address, known.mailbox.address];
      const answers = [];
      for (const address of asked) answers.push(await known.forgot(address));
      expect(new Set(answers.map(({ status, body }) => `${status} ${JSON.stringify(body)}`)).size).toBe(1);
      expect(answers[0]).toMatchObject({ status: 202, body: { message: expect.any(String) } });
      await known.mailbox.next();
      await eventually(async () => {
        const { rows } = await game().db.query(
          `SELECT 1 FROM bullmq.job WHERE queue = 'account-mail' AND state <> 'completed'`,
        );
        expect(rows).toEqual([]);
      });
      expect([unknown.unseen, unconfirmed.mailbox.unseen]).toEqual([0, 0]);
      expect(await known.forgot('no address')).toMatchObject({
        status: 400,
        body: { message: 'Invalid email format' },
      });
    });
  });
};
