import { type Authenticated } from '#contracts/account/views.js';
import { patiently, Player } from './player.js';

export interface Registration {
  readonly username: string;
  readonly password: string;
  readonly email?: string;
}

/** A person with an account, over HTTP. @throws Error when they are refused */
export const registered = async (url: string, registration: Registration): Promise<Player> => {
  const player = new Player(url);
  const register = () => player.call<Authenticated>('POST', '/api/auth/register', { body: registration });
  const { status, body } = await patiently(register);
  if (status !== 201) throw new Error(`not registered: ${JSON.stringify(body)}`);
  return Object.assign(player, { token: body.token, userId: body.user.id });
};
