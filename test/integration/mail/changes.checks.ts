import { eventually } from '../../support/eventually.js';
import { Player } from '../../support/player.js';
import { INVALID_CONFIRMATION, INVALID_RESET, type MailedGame, NEXT, PASSWORD } from './account-mail.fixture.js';

/** Changes of password and address by whoever is signed in. */
export const changesAreTold = (game: () => MailedGame): void => {
  describe('a change', () => {
    it('of the password asks for the old one, leaves this device signed in and no other', async () => {
      const member = await game().member();
      const other = await member.logIn(PASSWORD);
      const passwords = { newPassword: NEXT, confirmPassword: NEXT };
      await member.forgot();
      const link = await member.nextToken();
      expect(await member.post('change-password', { ...passwords, currentPassword: NEXT })).toMatchObject({
        status: 422,
        body: { code: 'WRONG_PASSWORD', details: { field: 'currentPassword' } },
      });
      const { status, body } = await member.post<{ token: string; devicePassword: string; user: { id: string } }>(
        'change-password',
        { ...passwords, currentPassword: PASSWORD },
      );
      expect([status, body.user.id]).toEqual([200, member.userId]);
      expect([
        await game().isGood(body.token),
        await game().isGood(member.token),
        await game().isGood(other.token),
      ]).toEqual([true, false, false]);
      for (const [password, answer] of [
        [PASSWORD, 401],
        [NEXT, 200],
        [body.devicePassword, 200],
      ] as const)
        expect((await member.logIn(password)).status).toBe(answer);
      expect((await member.mailbox.next()).subject).toBe('Your password was changed');
      expect(await member.reset(link, PASSWORD)).toMatchObject(INVALID_RESET);
    });

    it('of the address asks for the password, tells the old one, and counts once the new one is proven', async () => {
      const [member, next] = [await game().member(), game().mailbox()];
      const old = member.mailbox;
      const change = { email: next.address, password: PASSWORD };
      expect(await member.post('change-email', { ...change, password: NEXT })).toMatchObject({
        status: 422,
        body: { code: 'WRONG_PASSWORD', details: { field: 'password' } },
      });
      expect((await member.post('change-email', change)).status).toBe(202);
      const word = await old.next();
      expect([word.subject, word.text.includes(next.address)]).toEqual(['Your e-mail address is being changed', false]);
      expect((await member.me()).body).toMatchObject({ email: next.address, emailConfirmed: false });
      expect((await member.logIn(PASSWORD, old.address)).status).toBe(200);

      expect((await member.confirm(await member.nextToken(next))).status).toBe(200);
      expect((await member.me()).body).toMatchObject({ email: next.address, emailConfirmed: true });
      expect((await member.logIn(PASSWORD, old.address)).status).toBe(401);
      await member.forgot(old.address);
      await member.forgot(next.address);
      expect((await next.next()).subject).toBe('Choose a new password');
      expect(old.unseen).toBe(0);
    });

    it('of the address by a thief ends with a reset by the old one', async () => {
      const [member, thief] = [await game().member(), game().mailbox()];
      await member.post('change-email', { email: thief.address, password: PASSWORD });
      await member.mailbox.next();
      const token = await member.nextToken(thief);
      await member.forgot();
      expect((await member.reset(await member.nextToken(), NEXT)).status).toBe(200);
      expect(await member.confirm(token)).toMatchObject(INVALID_CONFIRMATION);
      member.token = (await member.logIn(NEXT)).token;
      expect((await member.me()).body).toMatchObject({ email: member.mailbox.address, emailConfirmed: true });
    });

    it('is refused to a guest', async () => {
      const guest = new Player(game().app.url);
      await guest.signIn();
      const body = { email: game().mailbox().address, password: PASSWORD };
      expect((await guest.call('POST', '/api/auth/change-email', { body })).status).toBe(422);
      expect((await guest.call('POST', '/api/auth/resend-confirmation', { body: {} })).status).toBe(202);
    });
  });
  describe('an account that is gone', () => {
    it('takes its links with it, and leaves its address to others', async () => {
      const member = await game().member();
      await member.forgot();
      const link = await member.nextToken();
      const body = { password: PASSWORD };
      expect((await member.call('POST', '/api/user/delete', { body })).status).toBe(204);
      expect(await member.reset(link, NEXT)).toMatchObject(INVALID_RESET);
      await eventually(async () => {
        const { rows } = await game().db.query(
          `SELECT 1 FROM password_reset_tokens WHERE user_id = $1
           UNION ALL SELECT 1 FROM email_confirmations WHERE user_id = $1`,
          [member.userId],
        );
        expect(rows).toEqual([]);
      });
      const next = await game().newcomer(member.mailbox);
      expect((await next.confirm(await next.nextToken())).status).toBe(200);
    });
  });
};
