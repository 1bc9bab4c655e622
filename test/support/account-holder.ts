import { randomBytes } from 'node:crypto';
import { type Authenticated, type CurrentUser, type DeviceView } from '#contracts/account/views.js';
import { type ErrorBody } from '#contracts/http/error-body.js';
import { type Answer, patiently, Player } from './player.js';

export interface SignUp {
  readonly username?: string;
  readonly password?: string;
  readonly email?: string;
}
export type Signed = Answer<Authenticated & ErrorBody>;

/** A name that no other test has. */
export const newName = (): string => `Thora_${randomBytes(4).toString('hex')}`;
export const PASSWORD = 'Amber-Sail-42';

/** Somebody who signs up and in, over HTTP like the client. */
export class AccountHolder extends Player {
  username = newName();
  devicePassword = '';

  static async registered(url: string, by: SignUp = {}): Promise<AccountHolder> {
    const holder = new AccountHolder(url);
    const { status, body } = await holder.register(by);
    if (status !== 201) throw new Error(`no account: ${JSON.stringify(body)}`);
    return holder;
  }

  async register({ username = this.username, password = PASSWORD, ...more }: SignUp = {}): Promise<Signed> {
    return this.keep(
      await patiently(() => this.call('POST', '/api/auth/register', { body: { username, password, ...more } })),
    );
  }
  async logIn(password = PASSWORD, username = this.username): Promise<Signed> {
    return this.keep(await this.call('POST', '/api/auth/login', { body: { username, password } }));
  }
  me(): Promise<Answer<CurrentUser & ErrorBody>> {
    return this.call('GET', '/api/auth/me');
  }
  async devices(): Promise<readonly DeviceView[]> {
    return (await this.call<readonly DeviceView[]>('GET', '/api/auth/devices')).body;
  }

  /** The same person on another device. */
  elsewhere(): AccountHolder {
    return Object.assign(new AccountHolder(this.url), { username: this.username });
  }

  private keep(answer: Signed): Signed {
    const { token, user, devicePassword = '' } = answer.body;
    if (answer.status < 300) Object.assign(this, { token, userId: user.id, username: user.username, devicePassword });
    return answer;
  }
}
