import { execFile } from 'node:child_process';
import { type Authenticated } from '#contracts/account/views.js';
import { OPS } from './app.js';
import { Player } from './player.js';
import { SECRETS } from './running-game.js';
import { enrolled } from './second-factor.js';

/** The game whose operator gives the command. */
export interface Operated {
  readonly app: { readonly url: string; readonly dataDir: string };
  readonly databaseUrl: string;
  /** More of its settings. */
  readonly env?: Readonly<Record<string, string>>;
}
export interface Said {
  readonly code: number;
  readonly out: string;
}
/** What the link says that the command prints. */
export interface FirstLink {
  readonly link: string;
  readonly token: string;
  readonly name: string;
}

const PASSWORD = 'Nine-Otters-Sing-4';

/** `npm run staff -- …`, on the machine of a running game. */
export const staffCommand = ({ app, databaseUrl, env }: Operated, ...args: readonly string[]): Promise<Said> =>
  new Promise((resolve) => {
    const all = {
      ...process.env,
      ...SECRETS,
      DATABASE_URL: databaseUrl,
      DATA_DIR: app.dataDir,
      LOG_LEVEL: 'warn',
      ...env,
    };
    const child = execFile(process.execPath, [OPS, 'staff', ...args], { env: all }, (_, out) =>
      resolve({ code: child.exitCode ?? -1, out }),
    );
  });

/** @throws Error where no line is a link */
export const firstLinkIn = (out: string): FirstLink => {
  const link = out.split('\n').find((line) => line.includes('/reset-password#'));
  if (link === undefined) throw new Error(`no link: ${out}`);
  const said = new URLSearchParams(new URL(link).hash.slice(1));
  return { link, token: said.get('token') ?? '', name: said.get('name') ?? '' };
};

/** Sets the password of a link, as its page does, and signs in. @returns the answers' statuses, and who came in */
export const followed = async (url: string, { token, name }: FirstLink, password = PASSWORD) => {
  const person = new Player(url);
  const body = { token, newPassword: password, confirmPassword: password };
  const { status } = await person.call('POST', '/api/auth/reset-password', { body });
  const login = { username: name, password };
  const signedIn = await person.call<Authenticated>('POST', '/api/auth/login', { body: login });
  if (signedIn.status < 300) Object.assign(person, { token: signedIn.body.token, userId: signedIn.body.user.id });
  return { status, signedIn: signedIn.status, person };
};

/** Somebody whom the command has made staff, signed in and with a second factor: their token opens every page of staff. */
export const staffMember = async (operated: Operated, email = 'sigrid@example.com'): Promise<Player> => {
  const { out } = await staffCommand(operated, 'add', email);
  const { person } = await followed(operated.app.url, firstLinkIn(out));
  await enrolled(person);
  return person;
};
