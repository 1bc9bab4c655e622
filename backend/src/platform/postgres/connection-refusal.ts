import { errorCode, messageOf } from '../files/error-code.js';

/** Why a database can't be used. */
export interface Refusal {
  /** The end of a sentence that begins with the variable; holds no password. */
  readonly words: string;
  /** `waits`: the server says that it is not ready yet; `may-pass`: it is away; `stays`: somebody must change something. */
  readonly kind: 'waits' | 'may-pass' | 'stays';
}

export interface DatabaseTarget {
  /** Host and port. */
  readonly host: string;
  readonly database: string;
  readonly user: string;
}

const part = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** What a connection string names, without its password. */
export const targetOf = (connectionString: string): DatabaseTarget => {
  const { host, searchParams, pathname, username } = new URL(connectionString);
  const user = part(username) || '(none)';
  return { host: host || searchParams.get('host') || 'this machine', database: part(pathname.slice(1)) || user, user };
};

type Words = (target: DatabaseTarget, message: string) => string;

const nobody: Words = ({ host }) => `${host} is not the address of a machine that is known here; check the host`;
const silent: Words = ({ host }) => `${host} does not answer as a Postgres; check host and port`;
const refusesUser: Words = ({ host, user }) => `${host} refuses user ${user}; check user and password`;
const untrusted: Words = ({ host }, message) =>
  `the certificate of ${host} is not trusted (${message}); give the authority's by sslrootcert=<file>`;

const AWAY: Readonly<Record<string, Words>> = {
  ECONNREFUSED: ({ host }) => `nothing listens at ${host}; start Postgres there, or check host and port`,
  ENOTFOUND: nobody,
  EAI_AGAIN: nobody,
  EHOSTUNREACH: silent,
  ENETUNREACH: silent,
  ETIMEDOUT: silent,
  ECONNRESET: silent,
  EPIPE: silent,
  '53300': ({ host }) => `${host} has too many connections; end some, or raise its max_connections`,
};
const TLS_CODE = /^(SELF_SIGNED|DEPTH_ZERO|UNABLE_TO|CERT_|ERR_TLS_CERT)/;

/** By SQLSTATE; the server's message may be in any language. */
const REFUSED: Readonly<Record<string, Words>> = {
  '28P01': refusesUser,
  '3D000': ({ host, database, user }) =>
    `${host} has no database ${database}; make it with "create database ${database} owner ${user}", or name another`,
  '42501': ({ host, database, user }) => `${host} lets user ${user} not connect to database ${database}`,
};

const authorization: Words = (target, message) =>
  /no encryption|SSL off/i.test(message)
    ? `${target.host} demands TLS; add ?sslmode=require to the address`
    : `${target.host} refuses user ${target.user} (${message}); check its pg_hba.conf, user and password`;

/** A standby that takes no readers says the same as a server that starts; only the detail tells them apart. */
const isClosedStandby = (error: unknown): boolean =>
  error instanceof Error && 'detail' in error && /hot standby/i.test(error.detail as string);

const notReady = (error: unknown, { host }: DatabaseTarget): Refusal =>
  isClosedStandby(error)
    ? { words: `${host} is a standby that takes no connections; give the address of its primary`, kind: 'stays' }
    : { words: `${host} is not ready yet (${messageOf(error)})`, kind: 'waits' };

const byMessage = (message: string, target: DatabaseTarget): Refusal => {
  if (/does not support SSL/i.test(message))
    return { words: `${target.host} has no TLS; remove sslmode from the address`, kind: 'stays' };
  if (/timeout|timed out|Connection terminated/i.test(message))
    return { words: silent(target, message), kind: 'may-pass' };
  return { words: `can't connect to ${target.host}: ${message || 'no answer'}`, kind: 'may-pass' };
};

/** Why a connection failed, for the person who has set the address. */
export const refusalOf = (error: unknown, target: DatabaseTarget): Refusal => {
  const [code, message] = [errorCode(error) ?? '', messageOf(error)];
  if (code === '57P03') return notReady(error, target);
  if (code === '28000') return { words: authorization(target, message), kind: 'stays' };
  if (TLS_CODE.test(code)) return { words: untrusted(target, message), kind: 'stays' };
  const [away, refused] = [AWAY[code], REFUSED[code]];
  if (away) return { words: away(target, message), kind: 'may-pass' };
  if (refused) return { words: refused(target, message), kind: 'stays' };
  return byMessage(message, target);
};
