import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import { type ErrorBody } from '#contracts/http/error-body.js';
import { type KeyScope } from '#backend/platform/http/key-scope.js';
import { newApiKey } from '../../support/api-key.js';
import { OPS } from '../../support/app.js';
import { MailReader } from '../../support/mail-reader.js';
import { Player } from '../../support/player.js';
import { SECRETS } from '../../support/running-game.js';
import { MailedGame, type Member } from '../mail/account-mail.fixture.js';

export const PATIENCE_MS = 60_000;
export const MANAGE = '/api/integrations/manage';
const STAFF_EMAIL = 'sigrid@example.com';
const REASON = 'She asks why her form did not arrive.';
export const WHY = { headers: { 'x-staff-reason': encodeURIComponent(REASON) } };
export const MASK = '•••••';

/** A game whose staff and keys see what did not go through. */
export class ManagedGame {
  private constructor(
    readonly game: MailedGame,
    readonly staff: Member,
    private readonly settings: Readonly<Record<string, string>>,
  ) {}

  /** Its staff have no second factor yet. */
  static async start(env: Readonly<Record<string, string>>): Promise<ManagedGame> {
    const game = await MailedGame.start({ STAFF_EMAILS: STAFF_EMAIL, ...env });
    const staff = await game.newcomer(new MailReader(() => game.receiver, STAFF_EMAIL));
    await staff.confirm(await staff.nextToken());
    return new ManagedGame(game, staff, env);
  }

  get url(): string {
    return this.game.app.url;
  }

  /** Whoever calls with a key of these scopes. */
  async key(...scopes: readonly KeyScope[]): Promise<Player> {
    return Object.assign(new Player(this.url), { token: await newApiKey(this.game.database.url, scopes) });
  }

  /** @returns the lead's id */
  async capture(email: string, more: object = {}): Promise<string> {
    const body = { email, firstName: 'Ann', lastName: 'Vex', ...more };
    const { status, body: answer } = await new Player(this.url).call<{ readonly leadId: string }>(
      'POST',
      '/api/ghl/lead-capture',
      { body },
    );
    if (status !== 200) throw new Error(`not captured: ${JSON.stringify(answer)}`);
    return answer.leadId;
  }

  async leads(...args: readonly string[]): Promise<string> {
    const { database, app } = this.game;
    const places = { PATH: process.env['PATH'], DATABASE_URL: database.url, DATA_DIR: app.dataDir };
    const env = { ...places, ...SECRETS, ...this.settings };
    return (await promisify(execFile)(process.execPath, [OPS, 'leads', ...args], { env })).stdout;
  }

  /** What the record of staff says that they saw and did. */
  async record(): Promise<readonly string[]> {
    const { body } = await this.staff.call<readonly { readonly what: string; readonly unmasked: boolean }[]>(
      'GET',
      '/api/staff/acts?limit=200',
    );
    return body.map(({ what, unmasked }) => (unmasked ? `${what}, unmasked` : what));
  }

  stop(): Promise<void> {
    return this.game.stop();
  }
}

const CALLS: readonly (readonly [method: string, path: string])[] = [
  ['GET', 'dead-letters'],
  ['POST', 'dead-letters/retry'],
  ['POST', 'dead-letters/drop'],
  ['PATCH', `leads/${randomUUID()}`],
  ['GET', 'inbound-calls'],
  ['GET', `inbound-calls/${randomUUID()}`],
  ['POST', `inbound-calls/${randomUUID()}/retry`],
  ['GET', 'crm-leads'],
  ['GET', `crm-leads/${randomUUID()}`],
  ['POST', `crm-leads/${randomUUID()}/sync`],
  ['GET', `crm-leads/${randomUUID()}/dry-run`],
];
/** What each of the calls refuses somebody with. */
export const refusalsOf = (who: Player): Promise<readonly string[]> =>
  Promise.all(
    CALLS.map(async ([method, path]) => {
      const options = method === 'PATCH' || path.startsWith('dead-letters/') ? { body: {} } : {};
      const { status, body } = await who.call<ErrorBody>(method, `${MANAGE}/${path}`, options);
      return `${status} ${body.code}`;
    }),
  );
