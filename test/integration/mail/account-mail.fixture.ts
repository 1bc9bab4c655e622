import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { type Authenticated, type CurrentUser } from '#contracts/account/views.js';
import { type ErrorBody } from '#contracts/http/error-body.js';
import { type App } from '../../support/app.js';
import { MailReader, tokenIn } from '../../support/mail-reader.js';
import { type Answer, patiently, Player } from '../../support/player.js';
import { startGameDatabase, type TestDatabase } from '../../support/postgres.js';
import { startGame } from '../../support/running-game.js';
import { type SmtpReceiver, startSmtpReceiver } from '../../support/smtp-receiver.js';

export const PASSWORD = 'Nine-Otters-Sing-4';
export const PUBLIC_URL = 'https://game.example';
/** The receiver refuses those for good. */
export const REFUSED = /^refused-/;

/** Chosen in its place. */
export const NEXT = 'Eleven-Herons-Wade-5';

export const INVALID_RESET = {
  status: 400,
  body: { code: 'RESET_LINK_INVALID', message: expect.stringMatching(/invalid/i) },
};
export const EXPIRED_RESET = {
  status: 400,
  body: { code: 'RESET_LINK_EXPIRED', message: expect.stringContaining('expired') },
};
export const INVALID_CONFIRMATION = { status: 400, body: { code: 'CONFIRMATION_LINK_INVALID' } };

type Refusal = ErrorBody & { readonly message: string };

/** A registered person with a mailbox. */
export class Member extends Player {
  readonly name = `Otter-${randomBytes(4).toString('hex')}`;
  password = PASSWORD;

  constructor(
    url: string,
    readonly mailbox: MailReader,
  ) {
    super(url);
  }

  async register(): Promise<void> {
    const body = { username: this.name, password: PASSWORD, email: this.mailbox.address };
    const answer = await patiently(() => this.call<Authenticated>('POST', '/api/auth/register', { body }));
    if (answer.status !== 201) throw new Error(`not registered: ${JSON.stringify(answer.body)}`);
    this.token = answer.body.token;
    this.userId = answer.body.user.id;
  }

  /** The token of the next link that is mailed. */
  async nextToken(mailbox = this.mailbox): Promise<string> {
    return tokenIn(await mailbox.next());
  }

  post<T = Refusal>(path: string, body: object = {}): Promise<Answer<T>> {
    return this.call<T>('POST', `/api/auth/${path}`, { body });
  }
  confirm(token: string): Promise<Answer<Refusal & { readonly email: string }>> {
    return this.post('confirm-email', { token });
  }
  forgot(address = this.mailbox.address): Promise<Answer<Refusal>> {
    return this.post('forgot-password', { email: address });
  }
  reset(token: string, newPassword: string): Promise<Answer<Refusal>> {
    return this.post('reset-password', { token, newPassword, confirmPassword: newPassword });
  }
  async me(): Promise<Answer<CurrentUser>> {
    return this.call('GET', '/api/auth/me');
  }

  /** The status of a sign-in on another device; its token is that device's. */
  async logIn(password: string, username = this.name): Promise<{ readonly status: number; readonly token: string }> {
    const { status, body } = await this.post<Authenticated>('login', { username, password });
    return { status, token: status < 300 ? body.token : '' };
  }
}

/** A game with a mail server, on a database of its own. */
export class MailedGame {
  private constructor(
    readonly database: TestDatabase,
    readonly db: pg.Pool,
    readonly app: App,
    public receiver: SmtpReceiver,
  ) {}

  static async start(env: Readonly<Record<string, string>> = {}): Promise<MailedGame> {
    const receiver = await MailedGame.receive();
    const database = await startGameDatabase();
    const db = new pg.Pool({ connectionString: database.url, max: 1 });
    db.on('error', () => undefined);
    const mail = { SMTP_URL: receiver.url(), MAIL_FROM: 'noreply@game.example', PUBLIC_URL };
    const options = { databaseUrl: database.url, env: { ...mail, LOG_LEVEL: 'debug', ...env } };
    const app = await startGame(options).catch(async (error: unknown) => {
      await Promise.all([db.end(), receiver.close()]);
      await database.stop();
      throw error;
    });
    return new MailedGame(database, db, app, receiver);
  }

  static receive(port?: number): Promise<SmtpReceiver> {
    return startSmtpReceiver({
      ...(port !== undefined && { port }),
      onRcptTo: ({ address }, _session, done) =>
        REFUSED.test(address)
          ? done(Object.assign(new Error(`no such mailbox: ${address}`), { responseCode: 550 }))
          : done(),
    });
  }

  mailbox(name = 'otter'): MailReader {
    return new MailReader(() => this.receiver, `${name}-${randomBytes(4).toString('hex')}@example.com`);
  }

  /** Somebody with an address that is not confirmed yet. */
  async newcomer(mailbox = this.mailbox()): Promise<Member> {
    const member = new Member(this.app.url, mailbox);
    await member.register();
    return member;
  }

  async member(): Promise<Member> {
    const member = await this.newcomer();
    const { status, body } = await member.confirm(await member.nextToken());
    if (status !== 200) throw new Error(`not confirmed: ${JSON.stringify(body)}`);
    return member;
  }

  /** Whether a bearer token is still taken. */
  async isGood(token: string): Promise<boolean> {
    const device = new Player(this.app.url);
    device.token = token;
    return (await device.call('GET', '/api/auth/me')).status === 200;
  }

  async stop(): Promise<void> {
    await this.app.stop();
    await this.db.end();
    await this.database.stop();
    await this.receiver.close();
  }
}
