import { eventually } from '../../support/eventually.js';
import { MailReader, tokenIn } from '../../support/mail-reader.js';
import { recordedEvents } from '../../support/recorded-events.js';
import { MailedGame, NEXT, PASSWORD } from './account-mail.fixture.js';
import { addressesAreProven } from './addresses.checks.js';
import { changesAreTold } from './changes.checks.js';
import { forgottenPasswordsAreReplaced } from './forgotten-passwords.checks.js';

let game: MailedGame;
beforeAll(async () => {
  game = await MailedGame.start();
}, 120_000);
afterAll(() => game.stop());

addressesAreProven(() => game);
forgottenPasswordsAreReplaced(() => game);
changesAreTold(() => game);

describe('a mail server that is away', () => {
  it('holds no answer up, and gets the mail when it is back: one link that works', async () => {
    const member = await game.member();
    const { port } = game.receiver;
    await game.receiver.close();
    const began = performance.now();
    expect((await member.forgot()).status).toBe(202);
    expect(performance.now() - began).toBeLessThan(2_000);
    await eventually(() => expect(game.app.output()).toMatch(/can't be reached[^\n]*a job failed/));
    game.receiver = await MailedGame.receive(port);
    const mailbox = new MailReader(() => game.receiver, member.mailbox.address);
    expect((await member.reset(await member.nextToken(mailbox), NEXT)).status).toBe(200);
    const { rowCount } = await game.db.query('SELECT 1 FROM password_reset_tokens WHERE user_id = $1', [member.userId]);
    expect(rowCount).toBe(1);
  });
});

describe('what is left of all this', () => {
  it('in the log, the events, the jobs and the tables names no address, no link and no password', async () => {
    const { rows: tables } = await game.db.query<{ name: string }>(
      `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
       WHERE schemaname NOT IN ('pg_catalog', 'information_schema') AND tablename NOT LIKE 'users%'`,
    );
    const kept = [game.app.output()];
    for (const { name } of tables) {
      const { rows } = await game.db.query<{ row: string }>(`SELECT t::text AS row FROM ${name} t`);
      kept.push(...rows.map(({ row }) => row));
    }
    const events = await recordedEvents(game.database.url);
    expect(events.map(({ type }) => type)).toContain('PasswordChanged');
    // In the table, longer events are packed.
    kept.push(...events.map(({ data, metadata }) => `${data} ${metadata}`));
    const told = game.receiver.mails.flatMap((mail) => [mail.to, tokenIn(mail)]).filter(Boolean);
    expect(told.length).toBeGreaterThan(0);
    expect(kept.length).toBeGreaterThan(100);
    for (const secret of [...told, '@example.com', PASSWORD, NEXT])
      expect(kept.filter((text) => text.includes(secret)).map((text) => text.slice(0, 300))).toEqual([]);
  });
});
